/** One printed line of a page; lengths in points, `y` grows upwards. */
export interface PdfLine {
  readonly text: string
  readonly left: number
  readonly right: number
  readonly y: number
  readonly size: number
}

/**
 * The lines of a page, in reading order, as text: lines of a paragraph joined, words broken by a hyphen at a line's end
 * made whole, paragraphs parted by a blank line, and lines that were ended on purpose (lists, addresses, tables) kept.
 */
export function textOfLines(lines: readonly PdfLine[]): string {
  const pitch = usualPitch(lines)
  let text = ''
  for (const [at, line] of lines.entries()) {
    const previous = lines[at - 1]
    if (previous === undefined) text = line.text
    else text = joined(text, breakBetween(previous, line, pitch, columnRight(lines, previous)), line.text)
  }
  return text
}

/** The text so far with the next line, or the next page, after it. */
export function joined(text: string, gap: '' | ' ' | '\n' | '\n\n', next: string): string {
  const flows = gap === ' ' || gap === ''
  if (flows && /\p{L}[-\u2010]$/u.test(text) && /^\p{Ll}/u.test(next)) return text.slice(0, -1) + next
  if (flows && /\p{L}\u00ad$/u.test(text)) return text.slice(0, -1) + next
  return text + gap + next
}

function breakBetween(previous: PdfLine, line: PdfLine, pitch: number, right: number): ' ' | '\n' | '\n\n' {
  const drop = previous.y - line.y
  const ended = /[.!?:;]["'’”)\]]*$/.test(previous.text)
  const sameSize = Math.abs(previous.size - line.size) <= 0.12 * Math.max(previous.size, line.size)
  if (isListItem(line.text)) return drop > pitch * 1.6 ? '\n\n' : '\n'
  if (!sameSize) return Math.abs(drop) < previous.size * 0.6 ? ' ' : '\n\n'
  // The top of the next column goes on with the sentence that the last one left open.
  if (drop < -pitch) return !ended && /^\p{Ll}/u.test(line.text) ? ' ' : '\n\n'
  if (drop > Math.max(pitch * 1.45, line.size * 1.45)) return '\n\n'
  const short = previous.right < right - Math.max(0.15 * (right - previous.left), 2 * previous.size)
  const indented = line.left > previous.left + 0.8 * line.size
  if (ended && (short || indented)) return short && !indented ? '\n' : '\n\n'
  return short ? '\n' : ' '
}

function isListItem(text: string): boolean {
  return /^(?:[•●○▪■◦‣–—*·-]\s|\(?(?:\d{1,3}|[a-z])[.)]\s)/u.test(text)
}

/** The right edge of the column that `line` stands in. */
function columnRight(lines: readonly PdfLine[], line: PdfLine): number {
  const near = lines.filter((other) => Math.abs(other.left - line.left) < 3 * line.size && Math.abs(other.size - line.size) < 0.2 * line.size)
  return near.reduce((right, other) => Math.max(right, other.right), line.right)
}

function usualPitch(lines: readonly PdfLine[]): number {
  const drops = lines
    .map((line, at) => (lines[at - 1]?.y ?? line.y) - line.y)
    .filter((drop) => drop > 2)
    .sort((left, right) => left - right)
  return drops[Math.floor(drops.length / 2)] ?? 12
}
