import { cleanText } from './clean-text.ts'

const LONGEST_TITLE = 200

/** One line of at most 200 characters, without control or direction characters; '' when nothing is left. */
export function cleanTitle(title: string): string {
  const line = cleanText(title)
    .replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\u00ad]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  const letters = Array.from(line)
  return letters.length <= LONGEST_TITLE
    ? line
    : `${letters
        .slice(0, LONGEST_TITLE - 1)
        .join('')
        .trimEnd()}…`
}

/** "annual_report.2014.txt" → "annual report.2014"; a name that is all extension stays as it is. */
export function titleFromName(name: string): string {
  const stem = name.replace(/(?<=.)\.[\p{L}\d]{1,10}$/u, '')
  return cleanTitle(stem.replaceAll('_', ' ')) || cleanTitle(name) || 'Untitled'
}

/** The first of `candidates` that is a title, else the file's name. */
export function chooseTitle(candidates: readonly (string | null | undefined)[], name: string): string {
  for (const candidate of candidates) {
    const title = cleanTitle(candidate ?? '')
    if (title !== '') return title
  }
  return titleFromName(name)
}
