const vowel = /[aeiouy]/
const sibilant = /(?:s|x|z|ch|sh)es$/
const doubled = /([bdgmnprt])\1$/

/**
 * A common form for the inflections of an English word: possessives, plurals, -ing and -ed are taken off, as
 * is a final e, so that "making", "makes" and "make" meet. The result is a key for comparing, not a word to
 * show. Takes a lower-case word; one that is short or not of plain letters comes back unchanged but for 's.
 */
export function stem(word: string): string {
  const base = word.replace(/'s?$/, '')
  if (base.length < 4 || !/^[a-z]+$/.test(base)) return base
  return withoutFinalE(withoutEnding(withoutPlural(base)))
}

function withoutPlural(word: string): string {
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1)
  if (sibilant.test(word)) return word.slice(0, -2)
  return /[^siu]s$/.test(word) ? word.slice(0, -1) : word
}

function withoutEnding(word: string): string {
  if (word.endsWith('ied')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1)
  for (const ending of ['ing', 'ed']) {
    const rest = word.slice(0, -ending.length)
    if (!word.endsWith(ending) || rest.length < 2 || !vowel.test(rest)) continue
    // "agreed" and "guaranteed" are inflected, "speed" and "succeed" are not.
    if (word.endsWith('eed') && !/.{2}[rt]eed$/.test(word)) continue
    return doubled.test(rest) && rest.length > 3 ? rest.slice(0, -1) : rest
  }
  return word
}

function withoutFinalE(word: string): string {
  return word.length > 3 ? word.replace(/e+$/, '') : word
}
