import type { AnalysisSettings } from '../../../shared/model/index.ts'
import type { Analyst, AnalystWork } from '../analyst.ts'

interface MixedAnalyst {
  readonly builtin: Analyst
  /** Undefined where no model is set up: the built-in analyst then does it all. */
  readonly prompted: Analyst | undefined
  readonly analysis: AnalysisSettings
}

/**
 * The analyst that a collection asks for: a model does what its settings give to one, the built-in analyst the rest.
 * `who` says which of the two it is, so that a stage makes anew what changed hands, and nothing else.
 */
export function createMixedAnalyst({ builtin, prompted, analysis }: MixedAnalyst): Analyst {
  if (prompted === undefined) return builtin
  const pick = (work: AnalystWork, level = 0): Analyst => (isForModel(analysis, work, level) ? prompted : builtin)
  return {
    who: (work, level) => pick(work, level).who(work, level),
    extract: (document, chunks, signal) => pick('extract').extract(document, chunks, signal),
    resolve: (mentions, documents, signal, note) => pick('resolve').resolve(mentions, documents, signal, note),
    describeEntity: (entity, signal) => pick('describe').describeEntity(entity, signal),
    describeRelationship: (relationship, signal) => pick('describe').describeRelationship(relationship, signal),
    report: (context, signal) => pick('report', context.level).report(context, signal),
    mapPoints: (input, signal) => pick('answer').mapPoints(input, signal),
    mapChunks: (input, signal) => pick('answer').mapChunks(input, signal),
    reduceAnswer: (input, signal) => pick('answer').reduceAnswer(input, signal),
  }
}

/** Whether a model is to do a work; `level` is that of a report's community. */
function isForModel(analysis: AnalysisSettings, work: AnalystWork, level: number): boolean {
  const { extraction, reports, answers, resolution } = analysis
  switch (work) {
    case 'extract':
    case 'describe':
      return extraction === 'prompted'
    case 'resolve':
      return extraction === 'prompted' || resolution
    case 'report':
      return reports !== null && level >= reports.from && level <= reports.to
    case 'answer':
      return answers === 'prompted'
  }
}
