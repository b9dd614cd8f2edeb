const pointing =
  /\b(?:this|these|those)\b|\b(?:during|for|with|from|in|at|by|of|to|since|before|after|despite|given|like|on|under|about|as) that\b(?! [a-z]+ (?:is|was|are|were|has|had|will)\b)/iu
/** Points at a time, which says itself what it is. */
const period =
  /\bthis (?:year|quarter|month|week|morning|evening|afternoon|fall|spring|summer|winter|decade|century|session|season|fiscal)\b/gi
const person = /\b(?:he|she|him|her|his|hers)\b/i
const joining =
  '(?:(?:once|when|if|as|because|while|after|before|since|until|unless|although|though|where|what|how|why|that|and|so|now|then|today|with|for|to|in|on|by|from|of|at|about|like|sometimes|usually|often),? ){0,3}'
const unnamed = new RegExp(`^${joining}(?:they|them|their|it|its)(?:['’]\\p{Ll}+)?\\b`, 'iu')
/** `It is clear that`: no it is meant. */
const expletive = /^(?:[\p{L}\d’']+ ){0,3}it (?:is|was|has been|will be|takes?|took|seems?|would be|became)\b/iu

/**
 * Whether a sentence leans on the one before it: its opening points at something (`During that time,`, `As we go through
 * this shift,`), or it speaks of him, her, them or it before it has named anybody or anything.
 */
export function isDangling(text: string): boolean {
  const opening = /^[^,;:]{3,70}(?=,)/.exec(text)?.[0]
  if (opening !== undefined && pointing.test(opening.replace(period, ''))) return true
  const somebody = person.exec(text)
  if (somebody !== null && !/\p{Lu}\p{Ll}/u.test(withoutOpener(text.slice(0, somebody.index)))) return true
  return unnamed.test(text) && !expletive.test(text)
}

/** Without the capital that every sentence begins with, unless a name stands there. */
function withoutOpener(text: string): string {
  return /^["“'‘(]*(?:Mr|Mrs|Ms|Dr|Sir|Lady|Councillor|Captain|Professor|\p{Lu}\p{Ll}+['’]?s? (?:is|was|has|had|said|and|\p{Lu}|\p{Ll}+(?:ed|s)\b))/u.test(
    text,
  )
    ? text
    : text.replace(/^\P{L}*\p{L}+/u, '')
}
