import type { ReduceInput, ReportToMap } from '../../analyst.ts'
import { listNames } from './answer-text.ts'
import { distinctSentences } from './group-points.ts'
import { areKin } from '../../../algorithms/text/kin-words.ts'
import { pointsOf } from './map-points.ts'
import { createNameTypes } from './name-types.ts'
import type { QuestionReading } from './read-question.ts'
import { reportSentences } from './report-sentences.ts'
import { answersDirectly, comesNear } from './touches-question.ts'

/** The levels, but the one read, whose reports say what is asked, at least as well as `weak`. */
export function levelsThatAnswer(input: ReduceInput, reading: QuestionReading, weak: number): readonly number[] {
  if (reading.terms.length === 0) return []
  const names = createNameTypes(input.vocabulary)
  return otherLevels(input).flatMap(({ level, reports }) => {
    const points = reports.flatMap((report) => pointsOf(report, reading, names, input.vocabulary))
    const good = distinctSentences(points.filter(({ helpfulness }) => helpfulness >= weak))
    return good.some((one) => answersDirectly(one, reading) && comesNear(one, reading)) ? [level] : []
  })
}

interface Unspoken {
  /** Names or words that the documents hold and the reports read do not. */
  readonly sought: readonly { readonly text: string; readonly isName: boolean }[]
  /** The other levels whose reports hold all of them. */
  readonly levels: readonly number[]
}

/**
 * What of a question stands in no report of the level read although the documents hold it, by stem and word family: names
 * where it has any, else its phrase, else its rarest words.
 */
export function unspokenAt(input: ReduceInput, reading: QuestionReading): Unspoken {
  const covers = input.levels().map(({ level, reports }) => ({ level, sentences: stemsOfSentences(reports) }))
  const here = covers.find(({ level }) => level === input.level)?.sentences ?? []
  const named = reading.names.length > 0
  // A point found by a name speaks of it, if by another of its names.
  const names = input.points.length > 0 ? [] : reading.names.filter((name) => name.present)
  const words = named ? [] : reading.terms.filter((term) => term.present)
  const rare = words.filter((term) => term.weight >= 0.8 * Math.max(...words.map(({ weight }) => weight)))
  const sought = [
    ...names.map(({ text, stems }) => ({ text, stems, isName: true })),
    ...rare.slice(0, 2).map(({ word, stem }) => ({ text: word, stems: [stem], isName: false })),
  ].filter(({ stems }) => !isHeld(stems, here))
  if (!named) {
    const phrase = unspokenPhrase(input, reading)
    if (phrase !== undefined) return phrase
  }
  if (sought.length === 0) return { sought, levels: [] }
  const levels = covers
    .filter(({ level, sentences }) => level !== input.level && sought.every(({ stems }) => isHeld(stems, sentences)))
    .map(({ level }) => level)
  return { sought, levels }
}

/** Words of the question that stand together in the documents and in no report: `energy crisis`. */
function unspokenPhrase(input: ReduceInput, reading: QuestionReading): Unspoken | undefined {
  const saying = input.levels().map(({ level, reports }) => ({
    level,
    texts: reports.flatMap((report) => reportSentences(report).map(({ text }) => text.toLowerCase())),
  }))
  const says = (level: number, phrase: string): boolean =>
    saying.some((one) => one.level === level && one.texts.some((text) => text.includes(phrase)))
  const phrase = reading.phrases.find((one) => !says(input.level, one) && input.vocabulary.chunksWith(one) > 0)
  if (phrase === undefined) return undefined
  const levels = saying.map(({ level }) => level).filter((level) => level !== input.level && says(level, phrase))
  return { sought: [{ text: phrase, isName: false }], levels }
}

/** `level 3`, `levels 1, 2 and 3`. */
export function sayLevels(levels: readonly number[]): string {
  return `level${levels.length === 1 ? '' : 's'} ${listNames(levels.map(String))}`
}

function otherLevels(input: ReduceInput): ReturnType<ReduceInput['levels']> {
  return input.levels().filter(({ level }) => level !== input.level)
}

function stemsOfSentences(reports: readonly ReportToMap[]): readonly (readonly string[])[] {
  return reports.flatMap((report) => reportSentences(report).map(({ stems }) => stems))
}

/** Whether one sentence holds all of these stems. */
function isHeld(stems: readonly string[], sentences: readonly (readonly string[])[]): boolean {
  return sentences.some((own) => stems.every((stem) => own.some((other) => other === stem || areKin(stem, other))))
}
