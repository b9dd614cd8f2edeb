/**
 * Whether a text speaks to somebody of this name rather than of them: `Amy, could you`, `thank you, Amy`, `Amy and Satya,
 * you`. A name with its role behind it (`Amy, the chief engineer, said`) is spoken of.
 */
export function isAddressed(text: string, name: string): boolean {
  const words = name.split(' ')
  return [...new Set([name, words[0] ?? name, words.at(-1) ?? name])].some((word) => {
    for (let at = text.indexOf(word); word !== '' && at >= 0; at = text.indexOf(word, at + 1))
      if (isAddressedAt(text, at, at + word.length)) return true
    return false
  })
}

const role =
  '(?:(?:the|an?|his|her|its|their|our)(?: (?!(?:is|are|was|were|has|have|had|do|does|did|can|could|will|would|may|might|to)\\b)[^\\s,]+){1,9},|(?:who|whose|which|aged|one of|former|then|now|acting|also)\\b|\\d+,|(?:[\\p{Ll}-]+ ){0,3}(?:officer|director|chair\\p{Ll}*|editor|engineer|manager|president|secretary|treasurer|founder|owner|head|professor|captain|skipper|clerk)\\b)'

/** What stands before and behind a name that is spoken to. Without the name in them, they are compiled once for all. */
const surroundings: readonly (readonly [before: RegExp, after: RegExp])[] = [
  [/(?:^|: )["“'‘(]*$/u, new RegExp(`^(?: and \\p{Lu}\\p{L}+)?, (?!${role})`, 'u')],
  [/(?:^|: )["“'‘(]*\p{Lu}\p{L}+ and $/u, new RegExp(`^, (?!${role})`, 'u')],
  [
    /\b(?:[Tt]hank(?:s| you)(?: very much| so much)?|[Hh]i|[Hh]ello|[Hh]ey|[Yy]es|[Ww]ell|[Qq]uestion for),? $/u,
    /^(?![\p{L}\p{N}_])/u,
  ],
  [/^[^,]+, $/u, /^[.?!]["”’]?$/u],
]

function isAddressedAt(text: string, start: number, end: number): boolean {
  const before = text.slice(0, start)
  const after = text.slice(end)
  return surroundings.some(([ends, begins]) => ends.test(before) && begins.test(after))
}
