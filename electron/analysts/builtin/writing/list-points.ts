import type { MappedPoint, ReportToMap, Vocabulary } from '../../analyst.ts'
import { findNames } from './find-facts.ts'
import { introducesName } from './introduces-name.ts'
import { reportSentences } from './report-sentences.ts'
import { sentenceQuality } from './sentence-quality.ts'

const perReport = 8

/**
 * Who (or which organisations, places …) a report names: a point for each of its most mentioned entities of the type, the
 * best sentence that names it; the entity's name is the point's section.
 */
export function listPoints(report: ReportToMap, type: string, vocabulary: Vocabulary): MappedPoint[] {
  const byName = new Map<string, { count: number; mentions: number; best: string; quality: number }>()
  const entityNamed = (name: string): ReturnType<Vocabulary['entitiesNamed']>[number] | undefined => {
    const entities = vocabulary.entitiesNamed(name)
    return entities.find((entity) => entity.name === name) ?? (name.includes(' ') ? entities[0] : undefined)
  }
  for (const { markdown, text, inSummary, refs } of reportSentences(report)) {
    const cited = new Set(refs.filter((ref) => ref.dataset === 'entities').map((ref) => ref.id))
    for (const found of type === 'person' ? findNames(text) : [...findNames(text), ...singleNames(text)]) {
      const entity = entityNamed(found)
      if (entity === undefined || !sameType(entity.type, type) || (cited.size > 0 && !cited.has(entity.id))) continue
      if (!text.includes(entity.name.split(' ').at(-1) ?? entity.name)) continue
      const known = byName.get(entity.name) ?? { count: 0, mentions: entity.mentions, best: '', quality: -1 }
      const start = text.indexOf(found)
      const quality =
        sentenceQuality(text) * (start < 25 ? 1.5 : 1) * (introducesName(text, found) ? 1.8 : 1) * (inSummary ? 1.1 : 1)
      byName.set(entity.name, {
        mentions: entity.mentions,
        count: known.count + (inSummary ? 2 : 1),
        best: quality > known.quality ? markdown : known.best,
        quality: Math.max(quality, known.quality),
      })
    }
  }
  return [...byName]
    .sort(([a, one], [b, other]) => other.mentions - one.mentions || other.quality - one.quality || (a < b ? -1 : 1))
    .slice(0, perReport)
    .map(([section, { count, mentions, best }]) => ({
      text: best,
      helpfulness: Math.max(1, Math.min(98, Math.round(10 + 7 * Math.log2(1 + mentions) + Math.min(5, count)))),
      reports: [report.id],
      section,
    }))
}

/** Capitalised words inside a text that stand alone. */
function singleNames(text: string): string[] {
  return [...new Set(text.match(/(?<!\p{Lu}[\p{L}.'’-]*\s)\b\p{Lu}[\p{L}\p{N}-]{2,}\b(?!\s+\p{Lu})/gu) ?? [])]
}

/** Types are any words: the two spellings of one count as one. */
function sameType(a: string, b: string): boolean {
  return a.toLowerCase().replace('isation', 'ization') === b.toLowerCase().replace('isation', 'ization')
}
