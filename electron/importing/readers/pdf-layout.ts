/** One printed line of a page; lengths in points, `y` grows upwards. */
export interface PdfLine {
  readonly text: string
  readonly left: number
  readonly right: number
  readonly y: number
  readonly size: number
}

const LONGEST_WORD = 60

/**
 * The lines of a page, in reading order, as text: lines of a paragraph joined, words broken by a hyphen at a line's end
 * made whole, paragraphs parted by a blank line, and lines that were ended on purpose (lists, addresses, tables) kept.
 */
export function textOfLines(lines: readonly PdfLine[]): string {
  const pitch = usualPitch(lines)
  let text = ''
  const printed = lines
    .map((line) => line.text)
    .join('\n')
    .toLowerCase()
  for (const [at, line] of lines.entries()) {
    const previous = lines[at - 1]
    if (previous === undefined) text = line.text
    else
      text = joined(
        text,
        breakBetween(previous, line, pitch, columnRight(lines, at - 1), lines[at - 2]),
        line.text,
        printed,
      )
  }
  return text
}

function joined(text: string, gap: ' ' | '\n' | '\n\n', next: string, printed: string): string {
  const broken = gap === ' ' ? /(\p{L}+)[-\u2010\u00ad]$/u.exec(text.slice(-LONGEST_WORD)) : null
  if (broken === null) return text + gap + next
  if (text.endsWith('\u00ad')) return text.slice(0, -1) + next
  const rest = /^\p{Ll}+/u.exec(next)?.[0]
  // "Lucene-" before "BM25" is a compound, as is one that the page prints with its hyphen elsewhere.
  const compound = rest === undefined || printed.includes(`${broken[1]}-${rest}`.toLowerCase())
  return (compound ? text : text.slice(0, -1)) + next
}

function breakBetween(
  previous: PdfLine,
  line: PdfLine,
  pitch: number,
  right: number,
  before: PdfLine | undefined,
): ' ' | '\n' | '\n\n' {
  const drop = previous.y - line.y
  const ended = /[.!?:;]["'’”)\]]*$/.test(previous.text)
  const sameSize = Math.abs(previous.size - line.size) <= 0.12 * Math.max(previous.size, line.size)
  if (isListItem(line.text)) return drop > pitch * 1.6 ? '\n\n' : '\n'
  if (!sameSize) return Math.abs(drop) < previous.size * 0.6 ? ' ' : '\n\n'
  // The top of the next column goes on with the sentence that the last one left open.
  if (drop < -pitch) return !ended && /^\p{Ll}/u.test(line.text) ? ' ' : '\n\n'
  if (drop > Math.max(pitch * 1.45, line.size * 1.45)) return '\n\n'
  const goesOn = !ended && /^\p{Ll}/u.test(line.text)
  const margin = (goesOn ? 0.4 : 0.15) * (right - previous.left)
  const justified = [line, before].some((other) => other !== undefined && Math.abs(other.right - previous.right) < 1.5)
  const hyphened = /\p{L}[-\u2010\u00ad]$/u.test(previous.text)
  const short = !justified && !hyphened && previous.right < right - Math.max(margin, 2 * previous.size)
  const indented = line.left > previous.left + 0.8 * line.size
  if (ended && (short || indented)) return short && !indented ? '\n' : '\n\n'
  return short ? '\n' : ' '
}

function isListItem(text: string): boolean {
  return /^(?:[•●○▪■◦‣–—*·-]\s|\(?(?:\d{1,3}|[a-z])[.)]\s)/u.test(text)
}

/** The right edge of the column that the line at `at` stands in, as the lines around it show it. */
function columnRight(lines: readonly PdfLine[], at: number): number {
  const line = lines[at]
  if (line === undefined) return 0
  const near = lines
    .slice(Math.max(0, at - 12), at + 13)
    .filter(
      (other) => Math.abs(other.left - line.left) < 3 * line.size && Math.abs(other.size - line.size) < 0.2 * line.size,
    )
  return near.reduce((right, other) => Math.max(right, other.right), line.right)
}

function usualPitch(lines: readonly PdfLine[]): number {
  const drops = lines
    .map((line, at) => (lines[at - 1]?.y ?? line.y) - line.y)
    .filter((drop) => drop > 2)
    .sort((left, right) => left - right)
  return drops[Math.floor(drops.length / 2)] ?? 12
}

const HEADLINE = { lines: 8, times: 1.2, shortest: 5, longest: 200 }

/** The title that the first page prints in letters larger than its text; '' when there is none. */
export function headlineOf(lines: readonly PdfLine[]): string {
  const sizes = lines.map((line) => line.size).sort((left, right) => left - right)
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0
  const largest = sizes.at(-1) ?? 0
  const isLargest = (line: PdfLine): boolean => line.size > largest * 0.95
  const start = lines.findIndex(isLargest)
  if (largest < usual * HEADLINE.times || start < 0 || start >= HEADLINE.lines) return ''
  const rest = lines.slice(start)
  const end = rest.findIndex((line) => !isLargest(line))
  const title = rest
    .slice(0, end < 0 ? rest.length : end)
    .map((line) => line.text)
    .join(' ')
  return title.length < HEADLINE.shortest || title.length > HEADLINE.longest ? '' : title
}

/** The pages without the lines at their top and bottom that return on at least three of them, page numbers apart. */
export function withoutRunningLines(pages: readonly (readonly PdfLine[])[]): readonly (readonly PdfLine[])[] {
  const edges = pages.flatMap((lines) => [
    ...new Set([lines[0], lines.at(-1)].filter((line) => line !== undefined).map(running)),
  ])
  const times = new Map<string, number>()
  for (const edge of edges) times.set(edge, (times.get(edge) ?? 0) + 1)
  const returns = (line: PdfLine | undefined): boolean => line !== undefined && (times.get(running(line)) ?? 0) >= 3
  return pages.map((lines) => {
    const body = returns(lines[0]) ? lines.slice(1) : lines
    return returns(body.at(-1)) ? body.slice(0, -1) : body
  })
}

/** A running line with its page number taken for any number. */
function running(line: PdfLine): string {
  return line.text.replace(/\d+/g, '#')
}
