import type { PromptName } from '../../../shared/model/index.ts'
import type { Reader } from '../../store/connection.ts'
import { aTopic, description, points, reports, theQuestion, topics, twoAnswers } from './answer-content.ts'
import type { Content, ReadContent } from './content.ts'
import { aContext, descriptions, names } from './graph-content.ts'
import { aChunk, entitiesOfChunk, sample, sources } from './text-content.ts'

/** Words of the app itself. */
const given =
  (values: Content['values'], shows: string): ReadContent =>
  () => ({ values, shows })

const follows = given({}, 'what follows on a reply to “Entities and relationships”')

const contents: Readonly<Record<PromptName, readonly ReadContent[]>> = {
  'extract-graph': [aChunk],
  'glean-check': [follows],
  'glean-more': [follows],
  'extract-claims': [aChunk, entitiesOfChunk],
  'resolve-entities': [names],
  'summarise-descriptions': [descriptions],
  'leaf-report': [aContext(false)],
  'upper-report': [aContext(true)],
  'map-reports': [reports, theQuestion],
  'map-chunks': [sources, theQuestion],
  'reduce-answer': [points],
  'repair-reply': [given({ form: 'one JSON object with title, summary and findings' }, 'what follows on a bad reply')],
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
  'generate-questions': [description, given({ count: '5' }, 'five questions to be written')],
  'judge-answers': [
    twoAnswers,
    given({ criterion: 'which answer covers more of what was asked, and in more detail' }, 'a criterion'),
  ],
}

/**
 * Real content of a collection for everything that a prompt names, but for what is set for the collection. Throws
 * `not-found`, with what to do, where it has none yet.
 */
export function contentFor(store: Reader, name: PromptName): Content {
  const parts = contents[name].map((read) => read(store))
  return {
    values: Object.fromEntries(parts.flatMap(({ values }) => Object.entries(values))),
    shows: parts.map(({ shows }) => shows).join(', '),
  }
}
