import { personTitles } from './word-lists.ts'

const synonyms: Readonly<Record<string, string>> = {
  us: 'united states',
  usa: 'united states',
  'united states of america': 'united states',
  'russian federation': 'russia',
  uk: 'united kingdom',
  ussr: 'soviet union',
}

/** The name without the titles before it: "Councillor Vincent Harker" → "Vincent Harker". A title alone stays. */
export function withoutTitles(name: string): string {
  const words = name.split(/\s+/)
  let at = 0
  if (
    /^(?:vice|deputy|lieutenant|former) (?:president|secretary|minister|premier|governor|mayor|chairman|prime|chancellor)$/i.test(
      words.slice(0, 2).join(' '),
    )
  )
    at = Math.min(1, words.length - 2)
  while (at < words.length - 1 && personTitles.has((words[at] ?? '').toLowerCase().replace(/\.$/, ''))) at += 1
  return words.slice(at).join(' ')
}

/** Whether a name is a role in lower case, as stories have them: "the clerk". */
export const isRole = (name: string): boolean => /^the \p{Ll}/u.test(name)

/** "old Joe", "poor Bob": an adjective in lower case before a first name. */
export const epithet = /^(?:old|young|little|poor|dear)\s(?=\p{Lu})/u

const withoutEpithet = (name: string): string => name.replace(epithet, '')

/** What two spellings of one name share: no titles, no "the", no possessive, no dots, one case. */
export function nameKey(name: string): string {
  if (isRole(name)) return name
  const upper = /^(?:\p{Lu}\.?){2,}$/u.test(name)
  const plain = withoutEpithet(name).normalize('NFC').replaceAll('’', "'").replace(/\s+/g, ' ').replace(/^the /i, '')
  const bare = withoutTitles(plain)
    .replace(/'s$|'$/, '')
    .replace(/, \p{Lu}{2}$/u, '')
    .replace(/,? (?:QC|KC|MP|PhD|MD|OBE|CBE|MBE|Esq)\.?$/, '')
    .replace(/^(\p{Lu}{2,6})s$/u, '$1')
    .toLowerCase()
    .replaceAll('.', '')
    .replaceAll('-', ' ')
    .replace(/'s (?=\S)|s' (?=\S)/g, 's ')
    .replace(/^(.+) \1$/, '$1')
    .trim()
  if (bare === 'us' && !upper) return bare
  return synonyms[bare] ?? bare
}
