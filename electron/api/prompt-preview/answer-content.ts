import type { KeptAnswer, Point, Report } from '../../../shared/model/index.ts'
import { formatCitation } from '../../analysts/builtin/writing/citations.ts'
import { reportText } from '../../analysts/prompted/answer/map-reports.ts'
import { pointText } from '../../analysts/prompted/answer/reduce-answer.ts'
import { listAnswers, readAnswer } from '../../store/answers.ts'
import { allCommunities, coverOf } from '../../store/communities.ts'
import type { Reader } from '../../store/connection.ts'
import { readReport } from '../../store/reports.ts'
import { counted, nothingToShow, upTo, type ReadContent } from './content.ts'

const reportTokens = 6_000

/** Asked where nobody has asked anything yet. */
const firstQuestion = 'What are the main themes of these documents?'

export const theQuestion: ReadContent = (store) => {
  const [answer] = newestAnswers(store, 1)
  return answer
    ? { values: { question: answer.question }, shows: 'the question asked last' }
    : { values: { question: firstQuestion }, shows: 'a question to begin with' }
}

/** Reports as they are read for points. */
export const reports: ReadContent = (store) => {
  const shown = upTo(broadestReports(store), reportTokens, ({ tokens }) => tokens)
  return {
    values: { data: shown.map(reportText).join('\n\n') },
    shows: `${counted(shown.length, 'report')} of the broadest level`,
  }
}

/** The points of the newest answer that has any, with its question; findings of reports where there is none. */
export const points: ReadContent = (store) => {
  const kept = newestAnswers(store, 20).find((answer) => answer.points.length > 0)
  if (kept)
    return {
      values: { points: kept.points.map(withCitation).map(pointText).join('\n\n'), question: kept.question },
      shows: `the points found for “${kept.question}”`,
    }
  const found = upTo(broadestReports(store), reportTokens, ({ tokens }) => tokens).flatMap(({ id, rating, findings }) =>
    findings.map(({ summary }) => ({
      text: `${summary} [Data: Reports (${id})]`,
      helpfulness: Math.round(rating * 10),
    })),
  )
  return {
    values: { points: found.map(pointText).join('\n\n'), question: firstQuestion },
    shows: 'findings of reports for points, and a question to begin with',
  }
}

/** The built-in analyst keeps beside a point what it rests on; a model writes that into it. */
function withCitation({ text, helpfulness, reports: read, sources = [] }: Point): Pick<Point, 'text' | 'helpfulness'> {
  const refs = [
    ...read.map((id) => ({ dataset: 'reports' as const, id })),
    ...sources.map((id) => ({ dataset: 'sources' as const, id })),
  ]
  return { text: text.includes('[Data:') ? text : `${text} ${formatCitation(refs)}`.trim(), helpfulness }
}

/** A description is kept nowhere: the summary of the broadest report is most like one. */
export const description: ReadContent = (store) => ({
  values: { description: broadestReports(store)[0]!.summary },
  shows: 'a report’s summary for the description',
})

export const topics: ReadContent = (store) => ({
  values: {
    topics: broadestReports(store)
      .slice(0, 30)
      .map(({ title }) => title)
      .join('\n'),
  },
  shows: 'titles of reports for the topics',
})

export const aTopic: ReadContent = (store) => ({
  values: { topic: broadestReports(store)[0]!.title },
  shows: 'a report’s title for the topic',
})

export const twoAnswers: ReadContent = (store) => {
  const [first, second] = newestAnswers(store, 2)
  if (!first || !second)
    throw nothingToShow(
      'it compares two answers, and this collection has fewer',
      'Ask a question with two methods first.',
    )
  return {
    values: { question: first.question, answer_1: first.text, answer_2: second.text },
    shows: 'the two newest answers',
  }
}

const newestAnswers = (store: Reader, most: number): readonly KeptAnswer[] =>
  listAnswers(store)
    .slice(0, most)
    .flatMap(({ id }) => readAnswer(store, id) ?? [])

/** Of the broadest level, one at least. */
function broadestReports(store: Reader): readonly Report[] {
  const found = coverOf(allCommunities(store), 0).flatMap(({ id }) => readReport(store, id) ?? [])
  if (found.length > 0) return found
  throw nothingToShow('this collection has no reports yet', 'Bring the index up to date first.')
}
