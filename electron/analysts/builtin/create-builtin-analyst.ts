import type { Analyst } from '../analyst.ts'
import { questionSubject } from './languages/question-subject.ts'
import { describeEntity, describeRelationship } from './reading/describe.ts'
import { extractDocument } from './reading/extract-document.ts'
import { resolveMentions } from './reading/resolve-mentions.ts'
import { mapPoints } from './writing/map-points.ts'
import { reduceAnswer } from './writing/reduce-answer.ts'
import { writeReport } from './writing/write-report.ts'

/** Raised whenever the built-in analyst reads or writes differently, so that collections are brought up to date. */
const version = 4

/** The offline analyst: it selects and arranges what the documents say, and writes nothing that they don't. */
export const createBuiltinAnalyst = (): Analyst => ({
  name: 'builtin',
  fingerprint: `builtin-${version}`,
  extract: extractDocument,
  resolve: resolveMentions,
  describeEntity,
  describeRelationship,
  report: writeReport,
  mapPoints: (input, signal) =>
    mapPoints({ ...input, question: questionSubject(input.question, input.vocabulary) }, signal),
  reduceAnswer: (input, signal) =>
    reduceAnswer({ ...input, question: questionSubject(input.question, input.vocabulary) }, signal),
})
