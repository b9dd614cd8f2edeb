import { oneLine } from './one-line.ts'

/** A text on one line and no longer than `most` code units, cut between words where there is one to cut at. */
export function boundText(text: string, most: number): string {
  const line = oneLine(text)
  if (line.length <= most) return line
  const cut = line.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')
  const blank = cut.lastIndexOf(' ')
  return (blank > most * 0.8 ? cut.slice(0, blank) : cut).trimEnd()
}
