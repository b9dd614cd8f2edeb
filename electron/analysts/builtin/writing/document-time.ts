import type { DocumentSource } from '../../analyst.ts'
import { findDate, sayDate } from './find-facts.ts'
import type { FoundDate } from './find-facts.ts'

/** When a document was written; `said` is how a reader calls that time: `FY16Q2`, `14 November 2012`, `1948`. */
export type DocumentTime = FoundDate

const fiscal = /(?<!\p{Lu})FY[ _'’-]?(\d{4}|\d{2})(?:[ _-]?Q([1-4]))?(?!\d)/u
/** Code units at a document's head in which a date says when it was written. */
const head = 300

/**
 * When a document was written, by its title, else its file's name, else a date line at its head; undefined where none of
 * them tells. A fiscal quarter in the title is what the time is called, whatever day the head names.
 */
export function documentTime({ title, path, opening }: DocumentSource): DocumentTime | undefined {
  const quarter = fiscal.exec(title)
  const written = dateOf(title) ?? dateOf(path.split(/[\\/]/).at(-1) ?? '') ?? dateOf(opening.slice(0, head))
  if (quarter === null) return written === undefined ? undefined : { said: sayDate(written.iso), iso: written.iso }
  const [said, year = '', part] = quarter
  return { said, iso: written?.iso ?? fiscalKey(year, part) }
}

/** The span of years or fiscal years that a question asks about: `between FY16 and FY23`. */
export function askedSpan(question: string): readonly [string, string] | undefined {
  const found = /\b(?:between|from) (\S+) (?:and|to|until) (\S+?)[?.,]?(?:\s|$)/i.exec(question)
  const [from, to] = [found?.[1] ?? '', found?.[2] ?? ''].map((said) => {
    const year = fiscal.exec(said)
    return year === null ? /^(?:1[5-9]|20)\d\d(?:-\d\d){0,2}$/.exec(said)?.[0] : fiscalKey(year[1] ?? '', year[2])
  })
  return from === undefined || to === undefined ? undefined : from < to ? [from, to] : [to, from]
}

/** Whether a time lies in a span; a fiscal one is compared by its fiscal year. */
export function isWithin(time: DocumentTime, [from, to]: readonly [string, string]): boolean {
  const [, year = '', part] = fiscal.exec(time.said) ?? []
  const key = year === '' ? time.iso : fiscalKey(year, part)
  return key >= from && key.slice(0, to.length) <= to
}

function dateOf(text: string): FoundDate | undefined {
  return findDate(text.replaceAll('_', ' '))
}

function fiscalKey(year: string, quarter: string | undefined): string {
  const full = year.length === 2 ? `20${year}` : year
  return quarter === undefined ? full : `${full}-${String(Number(quarter) * 3 - 2).padStart(2, '0')}`
}
