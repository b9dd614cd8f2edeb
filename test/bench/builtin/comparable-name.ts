/**
 * What two spellings of one name share: no leading article, no possessive, no plural s, no punctuation, one case and
 * single spaces. `The Cratchits` and `cratchit's` are both `cratchit`.
 */
export function comparableName(name: string): string {
  const words = name
    .normalize('NFC')
    .replaceAll('’', "'")
    .toLowerCase()
    .replace(/'s?(?![\p{L}\p{N}])/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^(?:the|an?) (?=.)/, '')
  return words.replace(/(?<=\p{L}{2}[^s\P{L}])s(?= |$)/gu, '')
}

/** Whether a name stands in a text as whole words, whatever the case, line breaks and other white space. */
export function standsIn(name: string, text: string): boolean {
  const words = name
    .toLowerCase()
    .split(/\s+/)
    .map(escaped)
    .join(String.raw`\s+`)
  return new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, 'u').test(text.toLowerCase())
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
