import { StrataError } from '../../../shared/contract/errors.ts'
import type { PromptName, Report } from '../../../shared/model/index.ts'
import { renderContext } from '../../analysts/prompted/report/context-tables.ts'
import { createContextPacker } from '../../indexing/report-context/context-packer.ts'
import type { Reader } from '../../store/connection.ts'
import { descriptionsOfEntity } from '../../store/descriptions.ts'
import { allEntities, type GraphEntity } from '../../store/entities.ts'
import { readReport } from '../../store/reports.ts'
import { broadestReports, firstCommunity, middleChunk, newestAnswers, sampleChunks } from './collection-content.ts'

/** What a preview puts into a prompt, and what that is, as a part of a sentence. */
export interface PromptContent {
  readonly values: Readonly<Record<string, string>>
  readonly shows: string
}

const sampleTokens = 3_000
const mapTokens = 6_000

/** Asked in a preview where nobody has asked anything yet. */
const firstQuestion = 'What are the main themes of these documents?'

type Content = (store: Reader) => PromptContent

const aChunk: Content = (store) => {
  const { chunk, name } = middleChunk(store)
  return { values: { text: chunk.text }, shows: name }
}

const sample: Content = (store) => {
  const chunks = sampleChunks(store, 8, sampleTokens)
  const text = chunks.map((chunk) => `${chunk.title}\n${chunk.text.trim()}`).join('\n\n')
  return { values: { text }, shows: `${counted(chunks.length, 'passage')} from all over the collection` }
}

const aContext =
  (withParts: boolean): Content =>
  (store) => {
    const community = firstCommunity(store, withParts)
    const context = renderContext(createContextPacker(store)(community))
    const title = readReport(store, community.id)?.title
    return { values: { context }, shows: `what is known of ${title ?? `community ${community.id}`}` }
  }

const theQuestion: Content = (store) => {
  const [answer] = newestAnswers(store, 1)
  return answer
    ? { values: { question: answer.question }, shows: 'the question asked last' }
    : { values: { question: firstQuestion }, shows: 'a first question' }
}

const reports: Content = (store) => {
  const shown = broadestReports(store, mapTokens)
  return {
    values: { data: shown.map(reportText).join('\n\n') },
    shows: `${counted(shown.length, 'report')} of the broadest level`,
  }
}

const passages: Content = (store) => {
  const chunks = sampleChunks(store, 10, mapTokens)
  const data = chunks.map(({ id, title, text }) => `Sources ${id}: ${title}\n${text.trim()}`).join('\n\n')
  return { values: { data }, shows: counted(chunks.length, 'passage') }
}

/** A description is proposed when somebody asks for it, and kept nowhere: the broadest report says most like it. */
const description: Content = (store) => {
  const [report] = broadestReports(store, 1)
  return { values: { description: report?.summary ?? '' }, shows: 'a report’s summary for the description' }
}

const points: Content = (store) => {
  const kept = newestAnswers(store, 20).find((answer) => answer.points.length > 0)
  const found = kept?.points ?? broadestReports(store, mapTokens).flatMap(toPoints)
  const text = found.map(
    (point, at) => `Point ${at + 1} (helpfulness ${Math.round(point.helpfulness)}):\n${point.text}`,
  )
  return {
    values: { points: text.join('\n\n'), ...(kept && { question: kept.question }) },
    shows: kept ? `the points found for “${kept.question}”` : 'findings of reports for points',
  }
}

const toPoints = ({ id, rating, findings }: Report): { text: string; helpfulness: number }[] =>
  findings.map(({ summary }) => ({ text: `${summary} [Data: Reports (${id})]`, helpfulness: rating * 10 }))

const aTopic: Content = (store) => {
  const [report] = broadestReports(store, 1)
  return { values: { topic: report?.title ?? '' }, shows: 'a report’s title for the topic' }
}

const topics: Content = (store) => ({
  values: {
    topics: broadestReports(store, Infinity)
      .map(({ title }) => title)
      .slice(0, 30)
      .join('\n'),
  },
  shows: 'titles of reports for the topics',
})

const namesOfChunk: Content = (store) => {
  const { chunk } = middleChunk(store)
  const mentioned = new Set(chunk.mentions.map(({ entity }) => entity))
  const names = allEntities(store).filter(({ id }) => mentioned.has(id))
  return { values: { entities: names.map(({ name }) => name).join('\n') }, shows: 'the entities it mentions' }
}

const names: Content = (store) => {
  const shown = mostMentioned(store).slice(0, 12)
  const data = shown.map(
    ({ name, type, description: known }, at) => `${at + 1}. ${name} | ${type} | ${known.slice(0, 240)}`,
  )
  return { values: { data: data.join('\n') }, shows: `${counted(shown.length, 'entity', 'entities')} mentioned most` }
}

const descriptions: Content = (store) => {
  const entities = mostMentioned(store)
  const several = entities.slice(0, 200).find(({ id }) => descriptionsOfEntity(store, id).length > 1)
  const { id, name, description: known } = several ?? entities[0]!
  const said = several ? descriptionsOfEntity(store, id).slice(0, 40) : known.split(/(?<=[.!?])\s+/)
  return {
    values: { subject: name, data: said.map((one) => `- ${one}`).join('\n') },
    shows: several ? `what the chunks say of ${name}` : `the sentences that describe ${name}`,
  }
}

function mostMentioned(store: Reader): readonly GraphEntity[] {
  const entities = allEntities(store).toSorted((one, other) => other.mentions - one.mentions || one.id - other.id)
  if (entities.length > 0) return entities
  throw new StrataError(
    'not-found',
    'There is nothing to show this prompt with: this collection has no entities yet.',
    {
      hint: 'Bring the index up to date first.',
    },
  )
}

const twoAnswers: Content = (store) => {
  const [first, second] = newestAnswers(store, 2)
  if (!first || !second)
    throw new StrataError(
      'not-found',
      'There is nothing to show this prompt with: two answers are needed to compare.',
      {
        hint: 'Ask the same question with two methods first.',
      },
    )
  return {
    values: { question: first.question, answer_1: first.text, answer_2: second.text },
    shows: 'the two newest answers',
  }
}

const following: Content = () => ({ values: {}, shows: 'what follows on a reply to “Entities and relationships”' })

const contents: Readonly<Record<PromptName, readonly Content[]>> = {
  'extract-graph': [aChunk],
  'glean-check': [following],
  'glean-more': [following],
  'extract-claims': [aChunk, namesOfChunk],
  'resolve-entities': [names],
  'summarise-descriptions': [descriptions],
  'leaf-report': [aContext(false)],
  'upper-report': [aContext(true)],
  'map-reports': [reports, theQuestion],
  'map-chunks': [passages, theQuestion],
  'reduce-answer': [theQuestion, points],
  'repair-reply': [
    () => ({
      values: { form: 'one JSON object with title, summary and findings' },
      shows: 'what follows on a bad reply',
    }),
  ],
  'describe-collection': [sample],
  'propose-persona': [description],
  'propose-entity-types': [sample, description],
  'write-examples': [aChunk],
  'mine-topics': [reports, description],
  'topic-extract-graph': [aChunk, aTopic],
  'topic-leaf-report': [aContext(false), aTopic],
  'topic-upper-report': [aContext(true), aTopic],
  'classify-topic': [topics, description, theQuestion],
  'expand-keywords': [description, theQuestion],
  'generate-questions': [description, () => ({ values: { count: '5' }, shows: 'five questions to write' })],
  'judge-answers': [
    twoAnswers,
    () => ({
      values: { criterion: 'which answer covers more of what was asked, in more detail' },
      shows: 'a criterion',
    }),
  ],
}

/**
 * Real content of a collection for everything that a prompt names, but for what is set for the collection. Throws
 * `not-found`, with what to do, where it has none yet.
 */
export function contentFor(store: Reader, name: PromptName): PromptContent {
  const parts = contents[name].map((content) => content(store))
  return {
    values: Object.assign({}, ...parts.map(({ values }) => values)) as Record<string, string>,
    shows: parts.map(({ shows }) => shows).join(', '),
  }
}

const reportText = ({ id, title, rating, summary, findings }: Report): string =>
  [
    `Reports ${id}: ${title}`,
    `Rating: ${rating}`,
    summary,
    ...findings.flatMap((one) => [one.summary, one.explanation]),
  ].join('\n')

const counted = (count: number, one: string, several = `${one}s`): string => `${count} ${count === 1 ? one : several}`
