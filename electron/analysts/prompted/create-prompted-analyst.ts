import type { Analyst } from '../analyst.ts'
import { mapReports, mapSources } from './answer/map-reports.ts'
import { reduceToAnswer } from './answer/reduce-answer.ts'
import { spare, tokensOf, type Prompted } from './ask-model.ts'
import { describeFrom } from './describe/describe.ts'
import { extractChunks } from './extract/extract-chunks.ts'
import { fingerprintOf } from './fingerprints.ts'
import { renderPrompt } from '../../models/prompts/prompt-library.ts'
import { promptValues } from './prompt-values.ts'
import { reportReplyTokens, writeReport } from './report/write-report.ts'
import { resolveMentions, type Resolution } from './resolve/resolve-mentions.ts'

interface PromptedAnalyst extends Prompted {
  /** Does what needs no model, and what the model could not do. */
  readonly builtin: Analyst
  /** Absent where no decisions on names are kept. */
  readonly resolution?: Resolution
}

/** So much can be under way at once: the model itself takes no more than it can. */
const atOnce = 10_000

/** The analyst that asks a language model, with the papers' pipeline of prompts. */
export function createPromptedAnalyst({ builtin, resolution, ...asked }: PromptedAnalyst): Analyst {
  const contextTokens = reportContextTokens(asked)
  return {
    who: (work) => ({
      name: asked.model.name,
      fingerprint: fingerprintOf(asked, work, builtin.who(work).fingerprint),
      atOnce,
      ...(work === 'report' && { contextTokens }),
    }),
    extract: (document, chunks, signal) => extractChunks(asked, document, chunks, signal),
    resolve: (mentions, documents, signal, note) =>
      resolveMentions(asked, builtin, resolution, mentions, documents, signal, note),
    describeEntity: (entity, signal) =>
      entity.descriptions.some((description) => description.trim() !== '')
        ? describeFrom(asked, entity.name, entity.descriptions, signal, entity.onUnable)
        : builtin.describeEntity(entity, signal),
    describeRelationship: (relationship, signal) =>
      relationship.descriptions.some((description) => description.trim() !== '')
        ? describeFrom(
            asked,
            `${relationship.source} and ${relationship.target}`,
            relationship.descriptions,
            signal,
            relationship.onUnable,
          )
        : builtin.describeRelationship(relationship, signal),
    report: (context, signal) => writeReport(asked, builtin, context, signal),
    mapPoints: (input, signal) => mapReports(asked, input, signal),
    mapChunks: (input, signal) => mapSources(asked, input, signal),
    reduceAnswer: (input, signal) => reduceToAnswer(asked, input, signal),
  }
}

/** What a report's prompt and reply leave of the model's context. */
function reportContextTokens({ model, prompts, analysis }: Prompted): number {
  const around = Math.max(
    ...(['leaf-report', 'upper-report'] as const).map((name) =>
      tokensOf(renderPrompt(prompts.get(name), promptValues(analysis, { context: '' }))),
    ),
  )
  return Math.max(500, Math.floor((model.contextTokens - reportReplyTokens - around) / spare))
}
