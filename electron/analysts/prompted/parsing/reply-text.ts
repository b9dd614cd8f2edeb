/** UTF-16 units of a reply that are read; what a model says beyond that is a loop. */
const longestReply = 2_000_000

const thoughts = [
  ['<think>', '</think>'],
  ['<thinking>', '</thinking>'],
  ['<reasoning>', '</reasoning>'],
] as const

/**
 * What a reply says, without the thinking aloud that some models put before it and without line ends of other systems.
 * Thinking that never ends leaves nothing.
 */
export function replyText(reply: string): string {
  const text = reply
    .slice(0, longestReply)
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .trimStart()
  const lower = text.slice(0, 20).toLowerCase()
  for (const [opening, closing] of thoughts) {
    const end = text.lastIndexOf(closing)
    if (lower.startsWith(opening)) return end === -1 ? '' : text.slice(end + closing.length)
    // Some servers swallow the opening.
    if (end !== -1 && !text.includes(opening)) return text.slice(end + closing.length)
  }
  return text
}
