import type { ContextEntity, ContextRelationship, ReportContext } from '../../analyst.ts'
import type { Candidate } from './candidates.ts'
import { introducesName } from './introduces-name.ts'
import { pickSentences } from './pick-sentences.ts'
import { wordWeights } from './word-weights.ts'

/** A hub of the community, those it hangs together with most, and the sentences that speak of them. */
export interface Theme {
  readonly hub: ContextEntity
  /** Strongest first; those of them that the sentences speak of. */
  readonly neighbours: readonly ContextEntity[]
  readonly sentences: readonly Candidate[]
}

/**
 * The community's themes, most central first, at most `most`: hub by hub the entity with most relationships that no
 * earlier theme told of. A hub of whom little is said shares its theme with those closest to it. No sentence serves two
 * themes; what has neither two good sentences nor one that introduces it makes no theme, but for the first.
 */
export function findThemes(
  context: Pick<ReportContext, 'entities' | 'relationships' | 'background'>,
  candidates: readonly Candidate[],
  centrality: ReadonlyMap<number, number>,
  most: number,
): readonly Theme[] {
  const byId = new Map(context.entities.map((entity) => [entity.id, entity]))
  const links = linksByEntity(context.relationships)
  const ofEntity = candidatesByEntity(candidates)
  const words = wordWeights(candidates, context.background)
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
    const free = (id: number): readonly Candidate[] => (ofEntity.get(id) ?? []).filter((one) => !used.has(one))
    const beside = own.map((link) => (link.source === hub.id ? link.target : link.source)).filter((id) => !hubs.has(id))
    const mine = free(hub.id)
    const few = mine.filter(({ quality }) => quality >= good).length < 2
    const pool = few ? [...new Set([...mine, ...beside.slice(0, 2).flatMap(free)])] : mine
    const sentences = pickSentences(pool, {
      most: themes.length < 3 ? 5 : 4,
      length: 900,
      entityWeight: (id) => (id === hub.id ? 1 : 0.4 * (centrality.get(id) ?? 0)),
      relationshipWeight: (id) => weights.get(id) ?? 0.05,
      wordWeight: (stem) => 0.3 * words(stem),
      share: 0.05,
      said: [...used].map((candidate) => candidate.stems),
      quality: themes.length === 0 ? 0.35 : 0.4,
    })
    if (!sentences.some((sentence) => sentence.entities.has(hub.id))) continue
    if (themes.length > 0 && !isWorth(sentences, hub)) continue
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

const good = 0.5

/** Two good sentences, or one that is about its hub. */
function isWorth(sentences: readonly Candidate[], hub: ContextEntity): boolean {
  if (sentences.filter(({ quality }) => quality >= good).length > 1) return true
  return sentences.some(
    ({ text, quality, relationships }) =>
      (quality >= 0.6 && introducesName(text, hub.name)) ||
      (quality >= (relationships.size > 0 ? good : 0.75) && opensWith(text, hub.name)),
  )
}

/** By its whole name, its first word or its last: `Oren is`, `Mr Sandiford said`. */
function opensWith(text: string, name: string): boolean {
  const opening = text.slice(0, 40)
  const words = name.split(' ')
  return [words[0] ?? name, words.at(-1) ?? name].some((word) => word.length > 1 && opening.includes(word))
}

function candidatesByEntity(candidates: readonly Candidate[]): ReadonlyMap<number, readonly Candidate[]> {
  const lists = new Map<number, Candidate[]>()
  for (const candidate of candidates) {
    for (const id of candidate.entities) {
      const own = lists.get(id)
      if (own === undefined) lists.set(id, [candidate])
      else own.push(candidate)
    }
  }
  return lists
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
