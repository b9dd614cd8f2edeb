import type { MappedPoint, ReportToMap, Vocabulary } from '../../analyst.ts'
import { findNames } from './find-facts.ts'
import { reportSentences } from './report-sentences.ts'
import { sentenceQuality } from './sentence-quality.ts'

const perReport = 4

/**
 * Who (or which organisations, places …) a report names: a point for each of its first few entities of the type, the
 * best sentence that names it; the entity's name is the point's section.
 */
export function listPoints(report: ReportToMap, type: string, vocabulary: Vocabulary): MappedPoint[] {
  const byName = new Map<string, { count: number; best: string; quality: number }>()
  for (const { markdown, text, inSummary } of reportSentences(report)) {
    for (const found of findNames(text)) {
      const entity = vocabulary.entitiesNamed(found)[0]
      if (entity === undefined || entity.type !== type) continue
      const known = byName.get(entity.name) ?? { count: 0, best: '', quality: -1 }
      const start = text.indexOf(found)
      const quality = sentenceQuality(text) * (start < 25 ? 1.5 : 1) * (inSummary ? 1.1 : 1)
      byName.set(entity.name, {
        count: known.count + (inSummary ? 2 : 1),
        best: quality > known.quality ? markdown : known.best,
        quality: Math.max(quality, known.quality),
      })
    }
  }
  const weight = 15 + 5 * report.rating
  return [...byName]
    .sort(([a, one], [b, other]) => other.count - one.count || other.quality - one.quality || (a < b ? -1 : 1))
    .slice(0, perReport)
    .map(([section, { count, best }]) => ({
      text: best,
      helpfulness: Math.max(1, Math.min(98, Math.round(weight + 6 * Math.log2(1 + count)))),
      reports: [report.id],
      section,
    }))
}
