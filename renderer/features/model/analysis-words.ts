import type { AnalysisSettings, CollectionStatus, LevelSummary, Written } from '../../../shared/model/index.ts'
import { formatCount } from '../../format/format-count.ts'
import { plural } from '../../format/plural.ts'

/** Levels that stand for “down to the leaves”. */
export const DEEPEST = 99

/** `level 0`, `levels 0 to 2`, `all levels`, `levels 1 and below`. */
export function levelWords({ from, to }: NonNullable<AnalysisSettings['reports']>, deepest: number): string {
  if (to >= deepest)
    return from === 0 ? 'all levels' : from >= deepest ? `level ${deepest}` : `levels ${from} and below`
  return from === to ? `level ${from}` : `levels ${from} to ${to}`
}

/** How many reports are of these levels, each counted where its community begins. */
export const reportsIn = (
  { from, to }: NonNullable<AnalysisSettings['reports']>,
  levels: readonly LevelSummary[],
): number => levels.reduce((sum, { level, born }) => sum + (level >= from && level <= to ? born : 0), 0)

/** Who has made what there is, a sentence for each of them. */
export function whoMadeWhat(written: readonly Written[]): readonly string[] {
  const total = (what: Written['what']): number =>
    written.reduce((sum, one) => (one.what === what ? sum + one.count : sum), 0)
  const part = (analyst: string, what: Written['what'], verb: string, word: string): string[] => {
    const made = written.find((one) => one.what === what && one.analyst === analyst)?.count
    const all = total(what)
    if (made === undefined) return []
    if (made < all) return [`${verb} ${formatCount(made)} of ${plural(all, word)}`]
    return [`${verb} ${all > 1 ? 'all ' : ''}${plural(all, word)}`]
  }
  const analysts = [...new Set(written.map(({ analyst }) => analyst))]
  return analysts.map((analyst) => {
    const parts = [...part(analyst, 'chunks', 'read', 'chunk'), ...part(analyst, 'reports', 'wrote', 'report')]
    return `${analyst === 'builtin' ? 'The built-in analyst' : analyst} ${list(parts)}.`
  })
}

/** Who does what with these settings, as sentences: first what the model does, then what is left to the built-in analyst. */
export function whoDoesWhat(
  analysis: AnalysisSettings,
  model: string,
  { levels }: Pick<CollectionStatus, 'levels'>,
): readonly string[] {
  const deepest = levels.at(-1)?.level ?? 0
  const { extraction, reports, answers } = analysis
  const byModel = [
    ...(extraction === 'prompted' ? ['reads the documents for entities and relationships'] : []),
    ...(extraction === 'prompted' && analysis.claims ? ['reads them for claims'] : []),
    ...(analysis.resolution ? ['decides which names mean the same'] : []),
    ...(reports ? [`writes the reports of ${levelWords(reports, deepest)}`] : []),
    ...(answers === 'prompted' ? ['answers questions'] : []),
  ]
  const byBuiltin = [
    ...(extraction === 'builtin' ? ['reads the documents'] : []),
    ...(reports === null ? ['writes all reports'] : isAll(reports, deepest) ? [] : ['writes the other reports']),
    ...(answers === 'builtin' ? ['answers questions'] : []),
  ]
  return [
    ...(byModel.length > 0 ? [`${model} ${list(byModel)}.`] : []),
    ...(byBuiltin.length > 0 ? [`The built-in analyst ${list(byBuiltin)}.`] : []),
  ]
}

/** Whether a model does anything at all of a run, embeddings included. */
export const asksModel = ({ extraction, reports, resolution, embeddings }: AnalysisSettings): boolean =>
  extraction === 'prompted' || reports !== null || resolution || embeddings

const isAll = ({ from, to }: NonNullable<AnalysisSettings['reports']>, deepest: number): boolean =>
  from === 0 && to >= deepest

function list(parts: readonly string[]): string {
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`
}
