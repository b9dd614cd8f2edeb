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
  for (const { markdown, text, inSummary, refs } of reportSentences(report)) {
    const cited = new Set(refs.filter((ref) => ref.dataset === 'entities').map((ref) => ref.id))
    for (const found of findNames(text)) {
      const entity = vocabulary.entitiesNamed(found)[0]
      if (entity === undefined || !sameType(entity.type, type) || (cited.size > 0 && !cited.has(entity.id))) continue
      if (!text.includes(entity.name.split(' ').at(-1) ?? entity.name)) continue
      const known = byName.get(entity.name) ?? { count: 0, best: '', quality: -1 }
      const start = text.indexOf(found)
      const quality =
        sentenceQuality(text) *
        (start < 25 ? 1.5 : 1) *
        (introduces(text, start + found.length) ? 1.8 : 1) *
        (inSummary ? 1.1 : 1)
      byName.set(entity.name, {
        count: known.count + (inSummary ? 2 : 1),
        best: quality > known.quality ? markdown : known.best,
        quality: Math.max(quality, known.quality),
      })
    }
  }
  const weight = 5 + 5 * report.rating
  return [...byName]
    .sort(([a, one], [b, other]) => other.count - one.count || other.quality - one.quality || (a < b ? -1 : 1))
    .slice(0, perReport)
    .map(([section, { count, best }]) => ({
      text: best,
      helpfulness: Math.max(1, Math.min(98, Math.round(weight + 10 * Math.log2(1 + count)))),
      reports: [report.id],
      section,
    }))
}

/** Whether what follows a name says who or what it is: `, the chief engineer of …`, `, who …`, ` is the …`. */
function introduces(text: string, end: number): boolean {
  return /^(?:, (?:\d+, )?(?:the|a|an|who|which|its|his|her|whose|former|chief|\p{Ll}+ (?:of|at|for) )|,? (?:is|was) (?:an?|the) )/u.test(
    text.slice(end, end + 40),
  )
}

/** Types are any words: the two spellings of one count as one. */
function sameType(a: string, b: string): boolean {
  return a.toLowerCase().replace('isation', 'ization') === b.toLowerCase().replace('isation', 'ization')
}
