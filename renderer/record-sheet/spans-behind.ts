import type { EvidenceSpan } from '../../shared/model/index.ts'

/** Fewer words than this stand in many places. */
const FEWEST = 4
/** Characters: a longer span, a whole chunk, is narrowed to the words. */
const LONG = 600

/**
 * The spans of a record that are the cited words, or a sentence of them, in any case and with any signs between the
 * words, whoever is named before them as the one who speaks; a long span that holds them is cut down to their place in it.
 */
export function spansBehind(spans: readonly EvidenceSpan[], cited: string): readonly EvidenceSpan[] {
  const said = withoutSpeaker(cited)
  const parts = [cited, said, ...said.split(/(?<=[.!?]["'”’)]*)\s+/u)]
    .map(wordsOf)
    .filter(({ length }) => length >= FEWEST)
  const all = ` ${wordsOf(cited).join(' ')} `
  const patterns = parts.map(
    (words) => new RegExp(words.join(String.raw`[^\p{L}\p{N}]+`) + String.raw`[.!?…]*["'”’)\]]*`, 'iu'),
  )
  return spans.flatMap((span) => {
    const own = wordsOf(span.text)
    if (own.length >= FEWEST && all.includes(` ${own.join(' ')} `)) return [span]
    const match = patterns.map((pattern) => pattern.exec(span.text)).find((found) => found !== null)
    if (!match) return []
    if (span.text.length <= LONG) return [span]
    const start = span.start + match.index
    return [{ ...span, start, end: start + match[0].length, text: match[0] }]
  })
}

/** `Ada Pell — I grew up here.` as what she says. */
const withoutSpeaker = (cited: string): string => cited.replace(/^[^—]{2,60} — /u, '')

const wordsOf = (text: string): readonly string[] => text.toLocaleLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
