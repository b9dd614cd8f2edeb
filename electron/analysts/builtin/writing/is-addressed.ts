/**
 * Whether a text speaks to somebody of this name rather than of them: `Amy, could you`, `thank you, Amy`, `Amy and Satya,
 * you`. A name with its role behind it (`Amy, the chief engineer, said`) is spoken of.
 */
export function isAddressed(text: string, name: string): boolean {
  const words = name.split(' ')
  return [...new Set([name, words[0] ?? name, words.at(-1) ?? name])].some(
    (word) => text.includes(word) && patternsFor(word).some((pattern) => pattern.test(text)),
  )
}

const role =
  '(?:(?:the|an?|his|her|its|their|our)(?: (?!(?:is|are|was|were|has|have|had|do|does|did|can|could|will|would|may|might|to)\\b)[^\\s,]+){1,9},|(?:who|whose|which|aged|one of|former|then|now|acting|also)\\b|\\d+,|(?:[\\p{Ll}-]+ ){0,3}(?:officer|director|chair\\p{Ll}*|editor|engineer|manager|president|secretary|treasurer|founder|owner|head|professor|captain|skipper|clerk)\\b)'
const known = new Map<string, readonly RegExp[]>()

function patternsFor(word: string): readonly RegExp[] {
  const before = known.get(word)
  if (before !== undefined) return before
  const said = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const patterns = [
    `(?:^|: )["“'‘(]*${said}(?: and \\p{Lu}\\p{L}+)?, (?!${role})`,
    `(?:^|: )["“'‘(]*\\p{Lu}\\p{L}+ and ${said}, (?!${role})`,
    `\\b(?:[Tt]hank(?:s| you)(?: very much| so much)?|[Hh]i|[Hh]ello|[Hh]ey|[Yy]es|[Ww]ell|[Qq]uestion for),? ${said}\\b`,
    `^[^,]+, ${said}[.?!]["”’]?$`,
  ].map((pattern) => new RegExp(pattern, 'u'))
  if (known.size < 5_000) known.set(word, patterns)
  return patterns
}
