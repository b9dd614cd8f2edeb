/** What stands between `<<<name` and `name>>>`, the last in a prompt's messages; '' where there is none. */
export function fenced(messages: readonly string[], name: string): string {
  const open = `<<<${name}\n`
  for (const message of messages.toReversed()) {
    const start = message.lastIndexOf(open)
    if (start < 0) continue
    const end = message.indexOf(`\n${name}>>>`, start + open.length - 1)
    return message.slice(start + open.length, end < 0 ? undefined : end)
  }
  return ''
}

/** The sentences of a text, on one line each, without the marks that delimit tuples. */
export const sentencesOf = (text: string): readonly string[] =>
  text
    .replace(/<\|>|##|<\|COMPLETE\|>/g, ' ')
    .split(/(?<=[.!?])\s+|\n{2,}/)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => sentence !== '')
