/** Text from documents or file names that is safe to show in a terminal: no control or direction characters. */
export function printable(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069\u200e\u200f]/gu, '\ufffd')
}

/** The same on one line, of at most `length` characters. */
export function printableLine(text: string, length: number): string {
  const line = printable(text.replaceAll(/\s+/g, ' '))
  const characters = [...line]
  return characters.length <= length ? line : `${characters.slice(0, Math.max(length - 1, 0)).join('')}…`
}
