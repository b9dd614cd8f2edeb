import type { Analyst, Vocabulary } from '../analyst.ts'
import { questionSubject } from './languages/question-subject.ts'
import { describeEntity, describeRelationship } from './reading/describe.ts'
import { extractDocument } from './reading/extract-document.ts'
import { resolveMentions } from './reading/resolve-mentions.ts'
import { mapChunks } from './writing/map-chunks.ts'
import { mapPoints } from './writing/map-points.ts'
import { reduceAnswer } from './writing/reduce-answer.ts'
import { writeReport } from './writing/write-report.ts'

/** Raised whenever the built-in analyst reads or writes differently, so that collections are brought up to date. */
const version = 5

/** A question in another language, as the reader of English questions understands it. */
const inItsWords = <Input extends { readonly question: string; readonly vocabulary: Vocabulary }>(
  input: Input,
): Input => ({
  ...input,
  question: questionSubject(input.question, input.vocabulary),
})

/** The offline analyst: it selects and arranges what the documents say, and writes nothing that they don't. */
export const createBuiltinAnalyst = (): Analyst => ({
  who: () => ({ name: 'builtin', fingerprint: `builtin-${version}`, atOnce: 1 }),
  extract: extractDocument,
  resolve: resolveMentions,
  describeEntity,
  describeRelationship,
  report: writeReport,
  mapPoints: (input, signal) => mapPoints(inItsWords(input), signal),
  mapChunks: (input, signal) => mapChunks(inItsWords(input), signal),
  reduceAnswer: (input, signal) => reduceAnswer(inItsWords(input), signal),
})
