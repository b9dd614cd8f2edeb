import type { ContextEntity, ContextRelationship, ReportContext } from '../../analyst.ts'
import type { Candidate } from './candidates.ts'
import { pickSentences } from './pick-sentences.ts'

/** A hub of the community, those it hangs together with most, and the sentences that speak of them. */
export interface Theme {
  readonly hub: ContextEntity
  /** Strongest first; those of them that the sentences speak of. */
  readonly neighbours: readonly ContextEntity[]
  readonly sentences: readonly Candidate[]
}

/**
 * The community's themes, most central first, at most `most`: hub by hub the entity with most relationships that no
 * earlier theme told of. No sentence serves two themes; an entity without a sentence of its own makes no theme.
 */
export function findThemes(
  context: Pick<ReportContext, 'entities' | 'relationships'>,
  candidates: readonly Candidate[],
  centrality: ReadonlyMap<number, number>,
  most: number,
): readonly Theme[] {
  const byId = new Map(context.entities.map((entity) => [entity.id, entity]))
  const links = linksByEntity(context.relationships)
  const told = new Set<number>()
  const used = new Set<Candidate>()
  const hubs = new Set<number>()
  const themes: Theme[] = []
  while (themes.length < most) {
    const hub = nextHub(context.entities, links, centrality, told, hubs)
    if (hub === undefined) break
    hubs.add(hub.id)
    const own = (links.get(hub.id) ?? [])
      .filter((link) => !told.has(link.id))
      .sort((a, b) => b.weight - a.weight || a.id - b.id)
    const weights = new Map(own.map((link) => [link.id, Math.log2(1 + link.weight)]))
    const free = candidates.filter((candidate) => candidate.entities.has(hub.id) && !used.has(candidate))
    const sentences = pickSentences(free, {
      most: themes.length < 2 ? 6 : themes.length < 5 ? 5 : 4,
      entityWeight: (id) => 0.4 * (centrality.get(id) ?? 0),
      relationshipWeight: (id) => weights.get(id) ?? 0.05,
      share: 0.03,
      said: [...used].map((candidate) => candidate.stems),
      ...(themes.length === 0 ? {} : { quality: 0.3 }),
    })
    const worth = sentences.some((sentence) => sentence.quality >= 0.35)
    if (sentences.length === 0 || (!worth && themes.length > 0)) continue
    const spokenOf = new Set(sentences.flatMap((sentence) => [...sentence.entities]))
    const neighbours = own
      .map((link) => byId.get(link.source === hub.id ? link.target : link.source))
      .filter((entity) => entity !== undefined && entity.id !== hub.id && spokenOf.has(entity.id))
    for (const sentence of sentences) {
      used.add(sentence)
      for (const id of sentence.relationships) told.add(id)
    }
    themes.push({ hub, neighbours: neighbours.filter((entity) => entity !== undefined), sentences })
  }
  return themes
}

function nextHub(
  entities: readonly ContextEntity[],
  links: ReadonlyMap<number, readonly ContextRelationship[]>,
  centrality: ReadonlyMap<number, number>,
  told: ReadonlySet<number>,
  hubs: ReadonlySet<number>,
): ContextEntity | undefined {
  let best: ContextEntity | undefined
  let most = 0
  for (const entity of entities) {
    if (hubs.has(entity.id)) continue
    let value = 0.5 * (centrality.get(entity.id) ?? 0)
    for (const link of links.get(entity.id) ?? []) if (!told.has(link.id)) value += Math.log2(1 + link.weight)
    value *= 0.4 + (centrality.get(entity.id) ?? 0)
    if (value > most || (value === most && best !== undefined && entity.id < best.id)) [best, most] = [entity, value]
  }
  return best
}

function linksByEntity(relationships: readonly ContextRelationship[]): Map<number, ContextRelationship[]> {
  const links = new Map<number, ContextRelationship[]>()
  for (const link of relationships) {
    for (const end of new Set([link.source, link.target])) {
      const own = links.get(end)
      if (own === undefined) links.set(end, [link])
      else own.push(link)
    }
  }
  return links
}
