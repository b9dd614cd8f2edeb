/** Where a sentence, heading, list item, table row or speaker label stands in a text: UTF-16 offsets, [start, end). */
export interface SentenceSpan {
  readonly start: number
  readonly end: number
}

/** A sentence is cut when it grows longer than this, so that evidence stays readable and work linear. */
const LONGEST = 2000

const abbreviations = new Set(
  (
    'dr mr mrs ms messrs mme mlle prof rev fr sr jr st mt ft gen col capt cmdr lt sgt maj cpl adm gov sen rep pres hon supt insp ' +
    'no nos vol vols p pp ch fig figs sec art ed eds cf vs v viz al ca approx est dept univ inc ltd co corp bros assn ave blvd rd ' +
    'jan feb mar apr jun jul aug sept sep oct nov dec mon tue tues wed thu thurs fri sat sun e.g i.e a.m p.m ph.d etc min max tel'
  ).split(' '),
)
/** Abbreviations that do end a sentence when a capital follows. */
const mayEnd = new Set('inc ltd co corp bros etc a.m p.m ph.d jr sr al est ave rd blvd dept min max'.split(' '))
const starters = new Set(
  'the it in but and we he she they this that these those if when while as at on for so to our i you there what who his her its their a an now then after before since although however'.split(
    ' ',
  ),
)

const blankLine = /^\s*$/
const headingLine = /^\s{0,3}#{1,6}\s/
const listLine = /^\s*(?:[-*•–—·▪]\s+|\(?\d{1,3}[.)]\s+|\(?[a-z][.)]\s+)\S/
const headerLine = /^[A-Z][A-Za-z-]{1,20}: \S/
const tableLine = /^\s*\||(?:^|[;|] )[\p{L}\p{N}_ ()/%£$€.-]{1,40}: [^;|]*; [\p{L}\p{N}_ ()/%£$€.-]{1,40}: |\t\S*\t/u
const speakerLabel =
  /^\s*(?:[*_]{1,3})?(?:\[?\(?\d{1,2}:\d{2}(?::\d{2})?\)?\]?\s*)?((?:\p{Lu}[\p{L}\p{M}.'’-]*)(?: (?:\([^)\n]{1,30}\)|(?:of|de|la|le|van|von|and|the) \p{Lu}[\p{L}\p{M}.'’-]*|\p{Lu}[\p{L}\p{M}.'’-]*)){0,4}):(?:[*_]{1,3})?(?=\s|$)/u

/** What stands before a colon in mail heads, records and notes: no speakers. */
const fieldNames = new Set(
  'from to cc bcc subject date sent note notes re ref author title source sources received reply-to organization organisation attachments attachment present apologies summary example warning tags location phone address email contact price total'.split(
    ' ',
  ),
)

interface Line {
  readonly start: number
  readonly end: number
}

function linesOf(text: string): Line[] {
  const lines: Line[] = []
  let start = 0
  while (start <= text.length) {
    let end = text.indexOf('\n', start)
    if (end < 0) end = text.length
    lines.push({ start, end: end > start && text[end - 1] === '\r' ? end - 1 : end })
    start = end + 1
  }
  return lines
}

function standsAlone(line: string): boolean {
  const head = line.length > 400 ? line.slice(0, 400) : line
  return headingLine.test(head) || tableLine.test(head)
}

function opensBlock(line: string): boolean {
  const head = line.length > 400 ? line.slice(0, 400) : line
  return standsAlone(head) || listLine.test(head) || headerLine.test(head) || speakerLabel.test(head)
}

/** Whether the line break after `line` was made on purpose: the next line's first word would have fitted. */
function breaksOnPurpose(line: string, next: string, width: number): boolean {
  if (width > 160) return true
  if (width < 50) return !/^\s*\p{Ll}/u.test(next) || /[.!?:;]$/.test(line.trimEnd())
  const word = /^\s*\S{0,80}/.exec(next)?.[0].trim().length ?? 0
  return line.trimEnd().length + 1 + word < width * 0.85
}

/** The span of the label itself (with its colon) at the beginning of a block, or undefined. */
export function speakerLabelAt(text: string, start: number, end: number): SentenceSpan | undefined {
  const head = text.slice(start, Math.min(end, start + 120))
  const found = speakerLabel.exec(head)
  if (!found) return undefined
  if (tableLine.test(head) || fieldNames.has((found[1] ?? '').toLowerCase())) return undefined
  return { start, end: start + found[0].length }
}

function endsHere(text: string, dot: number, blockStart: number, next: number, blockEnd: number): boolean {
  const mark = text[dot]
  const following = text.slice(next, Math.min(blockEnd, next + 24))
  if (mark === '!' || mark === '?' || mark === '…') return !/^\p{Ll}/u.test(following)
  if (/^[\p{Ll},;]/u.test(following)) return false
  let from = dot
  while (from > blockStart && dot - from < 24 && /[\p{L}\p{M}\p{N}.]/u.test(text[from - 1] ?? '')) from -= 1
  const word = text.slice(from, dot)
  const lower = word.toLowerCase()
  const nextWord = (/^["“‘'([*_]*([\p{L}\p{M}’']+)/u.exec(following)?.[1] ?? '').toLowerCase()
  if (lower === 'no' || lower === 'nos' || lower === 'art' || lower === 'sec' || lower === 'fig')
    return !/^\d/.test(following)
  if (/^\p{Lu}$/u.test(word)) return starters.has(nextWord) && word !== 'A' && nextWord !== 'a'
  if (/^(?:\p{L}\.)+\p{L}$/u.test(word)) return starters.has(nextWord) && !(mayEnd.has(lower) && /^\d/.test(following))
  if (abbreviations.has(lower)) return mayEnd.has(lower) && starters.has(nextWord)
  if (/^\d{1,3}$/.test(word) && /^\s*[*_]*$/.test(text.slice(blockStart, from))) return false
  return true
}

function pushCut(text: string, start: number, end: number, into: SentenceSpan[]): void {
  while (start < end && /\s/.test(text[start] ?? '')) start += 1
  while (end > start && /\s/.test(text[end - 1] ?? '')) end -= 1
  while (end - start > LONGEST) {
    let cut = start + LONGEST
    while (cut > start + LONGEST / 2 && !/\s/.test(text[cut] ?? '')) cut -= 1
    if (!/\s/.test(text[cut] ?? '')) {
      cut = start + LONGEST
      if (/[\uDC00-\uDFFF]/.test(text[cut] ?? '')) cut -= 1
    }
    into.push({ start, end: cut })
    start = cut
    while (start < end && /\s/.test(text[start] ?? '')) start += 1
  }
  if (end > start) into.push({ start, end })
}

const terminal = /[.!?…]+|[。！？]+/g
const closers = /["”’'»)\]*_」』）]/

function splitBlock(text: string, start: number, end: number, into: SentenceSpan[]): void {
  const label = speakerLabelAt(text, start, end)
  if (label) {
    pushCut(text, start, label.end, into)
    start = label.end
  }
  const blockStart = start
  terminal.lastIndex = start
  for (;;) {
    const found = terminal.exec(text)
    if (!found || found.index >= end) break
    let after = Math.min(end, found.index + found[0].length)
    const unspaced = /[。！？]/.test(found[0])
    const last = after - 1
    while (after < end && after - last < 6 && closers.test(text[after] ?? '')) after += 1
    if (after >= end) break
    let next = after
    while (next < end && /\s/.test(text[next] ?? '')) next += 1
    const glued = next === after
    if (glued && !unspaced) {
      const around = text.slice(Math.max(start, found.index - 2), found.index)
      if (!(
        found[0] === '.' &&
        /^\p{Ll}{2}$/u.test(around) &&
        /^\p{Lu}\p{Ll}+[ ,']/u.test(text.slice(after, after + 20))
      ))
        continue
    }
    if (unspaced || endsHere(text, last, blockStart, next, end)) {
      pushCut(text, start, after, into)
      start = after
    }
  }
  pushCut(text, start, end, into)
}

/**
 * The sentences of a text in their order, as offsets. Headings, list items, table rows ("Column: value; …"), e-mail
 * header lines and paragraphs are their own; a speaker's label ("KEVIN SCOTT:") is split off what is said. Abbreviations
 * and initials end no sentence. Nothing is longer than 2,000 code units; blank space belongs to no sentence.
 */
export function splitSentences(text: string): readonly SentenceSpan[] {
  const sentences: SentenceSpan[] = []
  const lines = linesOf(text)
  let at = 0
  while (at < lines.length) {
    const first = lines[at] as Line
    if (blankLine.test(text.slice(first.start, first.end))) {
      at += 1
      continue
    }
    // A paragraph: up to the next blank line; its widest line tells how it was wrapped.
    let last = at
    let width = 0
    while (last < lines.length) {
      const line = lines[last] as Line
      const content = text.slice(line.start, line.end)
      if (blankLine.test(content)) break
      width = Math.max(width, content.trimEnd().length)
      last += 1
    }
    let blockStart = first.start
    for (let i = at; i < last; i += 1) {
      const line = lines[i] as Line
      const next = i + 1 < last ? (lines[i + 1] as Line) : undefined
      const content = text.slice(line.start, line.end)
      const nextContent = next ? text.slice(next.start, next.end) : ''
      if (!next || standsAlone(content) || opensBlock(nextContent) || breaksOnPurpose(content, nextContent, width)) {
        splitBlock(text, blockStart, line.end, sentences)
        blockStart = next?.start ?? line.end
      }
    }
    at = last
  }
  return sentences
}
