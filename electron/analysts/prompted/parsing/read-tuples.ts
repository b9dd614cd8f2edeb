import { replyText } from './reply-text.ts'
import { startTuple, type OpenTuple } from './open-tuple.ts'

/** A record of a reply: what it says it is, in lower case, and its fields. */
export interface Tuple {
  readonly kind: string
  readonly fields: readonly string[]
}

export interface Tuples {
  readonly tuples: readonly Tuple[]
  /** What looks like a record and could not be read: cut off, or of no known form. */
  readonly unreadable: readonly string[]
}

const mostTuples = 5_000

/** `<|COMPLETE|>` and what else ends a reply. */
const terminator =
  /<\s?[|｜]{0,2}\s?\/?\s?completed?\s?[|｜]{0,2}\s?>?|<[|｜](?:end|eot_id|im_end|endoftext|end_of_text)[|｜]>/gi
/** Two records without anything between them. */
const adjoining = /\)[ \t,;]{0,5}(?=\([ \t]{0,3}["'“”„«‘’*_`]{0,2}(?:entity|relationship|relation|claim)\b)/gi
/** A line that heads the next records or ends a fence: no record goes on behind it. */
const heading =
  /^[\s*_#>`-]{0,12}(?:[a-z ]{0,24}(?:entit|relation|claim)[a-z ]{0,24}|```[a-z]{0,12}|)[\s*_:#`-]{0,12}$/i

/**
 * The records of a reply that was asked for as `("entity"<|>NAME<|>TYPE<|>DESCRIPTION)##…<|COMPLETE|>`, and is read
 * however it departs from that: a line or `##` begins a record; `|>`, `</|>`, a bar, a tab or a comma between quotes
 * parts fields as well as `<|>`; list numbers, bold marks, fences and headings around records count for nothing. A last
 * record that was cut off is not made up: it is unreadable, as is one that the reply goes on from without end.
 */
export function readTuples(reply: string): Tuples {
  const text = replyText(reply).replace(terminator, '##').replace(adjoining, ')\n')
  const tuples: Tuple[] = []
  const unreadable: string[] = []
  let open: OpenTuple | undefined
  let closedBefore = 0

  const keep = (tuple: OpenTuple, complete: boolean): void => {
    if (!complete || tuple.tooLong() || tuples.length === mostTuples) unreadable.push(tuple.text())
    else {
      closedBefore += tuple.closed() ? 1 : 0
      tuples.push({ kind: tuple.kind, fields: tuple.fields() })
    }
  }
  for (const { line, end } of linesOf(text)) {
    const next = startTuple(line, end)
    if (next) {
      if (open) keep(open, true)
      open = next
    } else if (open && !open.closed() && !heading.test(line)) open.append(line, end)
    else {
      if (open) keep(open, true)
      open = undefined
      if (looksLikeRecord(line)) unreadable.push(line)
    }
    if (open && end === '##' && open.closed()) {
      keep(open, true)
      open = undefined
    }
  }
  // Where no record has been closed with a bracket, the last one's missing bracket says nothing.
  if (open) keep(open, open.closed() || open.endsWithMark() || (tuples.length > 0 && closedBefore === 0))
  return { tuples, unreadable: unreadable.slice(0, mostTuples).map((record) => record.slice(0, 2_000)) }
}

function* linesOf(text: string): Generator<{ line: string; end: string }> {
  let from = 0
  for (const mark of text.matchAll(/\n|##+/g)) {
    yield { line: text.slice(from, mark.index), end: mark[0] === '\n' ? '\n' : '##' }
    from = mark.index + mark[0].length
  }
  if (from < text.length) yield { line: text.slice(from), end: '' }
}

const looksLikeRecord = (line: string): boolean =>
  /^[\s*_>-]{0,12}\(\s{0,3}["“]/.test(line) || line.split(/<[|｜]>|[|｜]>/, 3).length > 2
