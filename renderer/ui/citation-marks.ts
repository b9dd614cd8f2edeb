import { datasets, type Dataset } from '../../shared/model/index.ts'

export interface CitationGroup {
  readonly dataset: Dataset
  readonly ids: readonly number[]
  /** `+more` stood at the end: there were others that are not named. */
  readonly more: boolean
}

export interface CitationMark {
  /** Offsets into the text that was searched, `end` exclusive. */
  readonly start: number
  readonly end: number
  readonly groups: readonly CitationGroup[]
}

/**
 * The first `[Data: Reports (2, 7, +more); Entities (5)]` at or after `from`, or undefined.
 * Dataset names are read in any case; what is no such mark is left alone.
 */
export function findCitationMark(text: string, from = 0): CitationMark | undefined {
  pattern.lastIndex = from
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const groups = readGroups(match[1] ?? '')
    if (groups) return { start: match.index, end: match.index + match[0].length, groups }
  }
  return undefined
}

/** All marks of a text, in order. */
export function findCitationMarks(text: string): readonly CitationMark[] {
  const marks: CitationMark[] = []
  for (let mark = findCitationMark(text); mark; mark = findCitationMark(text, mark.end)) marks.push(mark)
  return marks
}

const pattern = /\[Data:([^[\]]{1,2000})\]/gi
const groupPattern = /^\s*([a-z]+)\s*\(([^()]*)\)\s*$/i

function readGroups(inside: string): readonly CitationGroup[] | undefined {
  const groups = inside.split(/[;,](?![^(]*\))/).map(readGroup)
  return groups.every((group) => group !== undefined) && groups.length > 0 ? groups : undefined
}

function readGroup(part: string): CitationGroup | undefined {
  const match = groupPattern.exec(part)
  const dataset = datasets.find((name) => name === match?.[1]?.toLowerCase())
  if (!match || !dataset) return undefined
  const entries = (match[2] ?? '').split(',').map((entry) => entry.trim())
  const more = entries.at(-1)?.toLowerCase() === '+more'
  const named = more ? entries.slice(0, -1) : entries
  if (named.length === 0 || !named.every((entry) => /^[1-9]\d{0,9}$/.test(entry))) return undefined
  return { dataset, ids: named.map(Number), more }
}
