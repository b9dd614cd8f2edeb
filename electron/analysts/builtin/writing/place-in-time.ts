import type { DocumentTime } from './document-time.ts'
import { findDate, findDayOfYear, sayDate } from './find-facts.ts'

/** Where a sentence stands in time: what a timeline shows, and a key that sorts. */
export interface PlacedInTime {
  readonly said: string
  readonly iso: string
}

const relative =
  /\b(?:(?:last|this|next) (?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)|[Oo]n (?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)|yesterday)\b/

/**
 * The time a sentence speaks of: its own date, a day without a year with the year of its document beside it
 * (`11 November (2012)`), or what it says by the day of its writing (`last November (written 14 March 2013)`). Undefined
 * where it says no time, or none that its document could place.
 */
export function placeInTime(text: string, written: DocumentTime | undefined): PlacedInTime | undefined {
  const date = findDate(text)
  if (date !== undefined) return date
  if (written === undefined || !/^\d{4}-\d{2}/.test(written.iso)) return undefined
  const day = findDayOfYear(text)
  if (day !== undefined) {
    const year = yearOf(day.month, written.iso)
    return { said: `${day.said} (${year})`, iso: `${year}-${day.month}-${day.day}` }
  }
  const said = relative.exec(text)?.[0].replace(/^on /i, '')
  return said === undefined ? undefined : { said: `${said} (written ${sayDate(written.iso)})`, iso: written.iso }
}

/** A month much later in the year than the writing is one of the year before. */
function yearOf(month: string, written: string): string {
  const year = Number(written.slice(0, 4))
  return String(Number(month) > Number(written.slice(5, 7)) + 5 ? year - 1 : year)
}
