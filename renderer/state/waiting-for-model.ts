import type { AnalysisSettings, CollectionStatus } from '../../shared/model/index.ts'
import { plural } from '../format/plural.ts'

/**
 * What a model is to do of a collection and has not done, as a sentence; null where nothing waits. New documents do: no
 * model is asked before somebody has seen what that takes.
 */
export function waitingForModel(
  { extraction, reports }: Pick<AnalysisSettings, 'extraction' | 'reports'>,
  { written, levels }: Pick<CollectionStatus, 'written' | 'levels'>,
): string | null {
  const made = (what: 'chunks' | 'reports', isBuiltin: boolean): number =>
    written.reduce(
      (sum, one) => (one.what === what && (one.analyst === 'builtin') === isBuiltin ? sum + one.count : sum),
      0,
    )
  const chunks = extraction === 'prompted' ? made('chunks', true) : 0
  const wanted = levels.reduce(
    (sum, { level, born }) => (reports !== null && level >= reports.from && level <= reports.to ? sum + born : sum),
    0,
  )
  const unwritten = Math.min(made('reports', true), Math.max(0, wanted - made('reports', false)))
  const parts = [
    ...(chunks > 0 ? [plural(chunks, 'chunk')] : []),
    ...(unwritten > 0 ? [plural(unwritten, 'report')] : []),
  ]
  if (parts.length === 0) return null
  const one = chunks + unwritten === 1
  return `${parts.join(' and ')} ${one ? 'waits' : 'wait'} for the model; until then the built-in analyst’s work stands in.`
}
