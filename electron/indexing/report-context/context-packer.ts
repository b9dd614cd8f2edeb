import type { Community } from '../../../shared/model/index.ts'
import { countTokens } from '../../algorithms/chunker/count-tokens.ts'
import type { ContextClaim, ContextEntity, ContextRelationship, ReportContext } from '../../analysts/analyst.ts'
import {
  claimRow,
  entityRow,
  relationshipRow,
  reportRow,
  tableHeaders,
} from '../../analysts/prompted/report/context-tables.ts'
import { allClaims } from '../../store/claims.ts'
import { allCommunities, membersOfCommunity } from '../../store/communities.ts'
import type { Reader } from '../../store/connection.ts'
import { countDocuments } from '../../store/documents.ts'
import { allEntities } from '../../store/entities.ts'
import { allRelationships } from '../../store/relationships.ts'
import { readReport } from '../../store/reports.ts'
import { createSentenceReader } from '../sentence-reader.ts'
import { takeEvenly } from '../take-evenly.ts'
import { chooseSentences } from './choose-sentences.ts'
import { createBackground } from './create-background.ts'
import { indexSentences } from './index-sentences.ts'
import { packElements, type Elements, type Packed } from './pack-elements.ts'
import { rollUp } from './roll-up.ts'

/** Tokens of one report's context, its tables and their headers counted (GraphRAG, section 4.1.3). */
export const reportContextTokens = 8_000

const headerCost = {
  entities: countTokens(tableHeaders.entities),
  relationships: countTokens(tableHeaders.relationships),
  claims: countTokens(tableHeaders.claims),
  reports: countTokens(tableHeaders.reports),
} as const

/** Sentences chosen for each entity and each relationship. */
const sentencesShown = { entity: 30, relationship: 8 } as const

/**
 * Prepares to pack contexts from one state of the collection's graph, to `limit` tokens or less where the writer's model
 * holds no more; children's reports are read when they are needed.
 */
export function createContextPacker(store: Reader): (community: Community, limit?: number) => ReportContext {
  const entities = new Map(allEntities(store).map((entity) => [entity.id, entity]))
  const relationships = allRelationships(store)
  const edgesOf = new Map<number, typeof relationships>()
  for (const relationship of relationships) {
    const edges = edgesOf.get(relationship.source)
    if (edges) edges.push(relationship)
    else edgesOf.set(relationship.source, [relationship])
  }
  const claims = allClaims(store)
  const claimsOf = Map.groupBy(claims, ({ subject }) => subject)
  const claimById = new Map(claims.map((claim) => [claim.id, claim]))
  const costs = new Map<string, number>()
  const cost = (key: string, text: () => string): number => {
    let tokens = costs.get(key)
    if (tokens === undefined) costs.set(key, (tokens = countTokens(text())))
    return tokens
  }
  const communities = new Map(allCommunities(store).map((community) => [community.id, community]))
  const read = createSentenceReader(store)
  const sentences = indexSentences(store)
  const background = createBackground(sentences)
  const largestDegree = [...entities.values()].reduce((most, { degree }) => Math.max(most, degree), 0)
  const collection = { entities: entities.size, documents: countDocuments(store), largestDegree }

  const nameOf = (id: number): string => entities.get(id)?.name ?? ''

  /** What a set of members holds between its own, and what each costs as the model reads it. */
  const elementsOf = (members: ReadonlySet<number>): Elements => ({
    entities: [...members].flatMap((id) => entities.get(id) ?? []),
    relationships: [...members].flatMap((id) => (edgesOf.get(id) ?? []).filter(({ target }) => members.has(target))),
    claims: [...members].flatMap((id) =>
      (claimsOf.get(id) ?? []).filter(({ object }) => object === null || members.has(object)),
    ),
    entityCost: (id) => cost(`e${id}`, () => entityRow(entities.get(id)!)),
    relationshipCost: (edge) => cost(`r${edge.id}`, () => relationshipRow(edge, nameOf)),
    claimCost: (claim) => cost(`c${claim.id}`, () => claimRow(claim, nameOf)),
    headerCost,
  })

  const present = ({
    entities: entityIds,
    relationships: edges,
    claims: claimIds,
  }: Packed): Pick<ReportContext, 'entities' | 'relationships' | 'claims'> => {
    const contextsOf = chooseSentences(entityIds, sentences, sentencesShown.entity)
    return {
      entities: entityIds.map((id): ContextEntity => {
        const { name, type, description, degree, mentions } = entities.get(id)!
        return { id, name, type, description, degree, mentions, contexts: contextsOf(id) }
      }),
      relationships: edges.map(({ id, source, target, weight, description }): ContextRelationship => ({
        id,
        source,
        target,
        weight,
        description,
        contexts: takeEvenly(sentences.ofRelationship(id), sentencesShown.relationship),
      })),
      claims: claimIds.map((id) => presentClaim(claimById.get(id)!)),
    }
  }

  const titlesBelow = (community: Community): string[] =>
    community.children.flatMap((id) => {
      const child = communities.get(id)
      const title = readReport(store, id)?.title
      return [...(title === undefined ? [] : [title]), ...(child === undefined ? [] : titlesBelow(child))]
    })

  const presentClaim = ({
    uid: _,
    analyst: __,
    document,
    chunk,
    start,
    end,
    ...claim
  }: (typeof claims)[number]): ContextClaim => ({
    ...claim,
    sentence: read({ document, chunk, start, end }),
  })

  return (community, limit = reportContextTokens) => {
    const pack = (ids: readonly number[], budget: number): Packed => packElements(elementsOf(new Set(ids)), budget)
    const children = community.children.flatMap((id) => communities.get(id) ?? [])
    const packed = rollUp({
      members: membersOfCommunity(store, community.id),
      children: children.map(({ id }) => ({ id, members: membersOfCommunity(store, id) })),
      limit: Math.min(limit, reportContextTokens),
      pack,
      reportOf: (id) => readReport(store, id),
      reportCost: (report) => countTokens(reportRow(report)),
      headerCost: headerCost.reports,
    })
    return {
      community: community.id,
      level: community.level,
      size: community.size,
      gathered: community.gathered,
      ...present(packed),
      subReports: packed.reports.map(({ id, title, summary, rating, findings }) => ({
        id,
        title,
        summary,
        rating,
        findings,
        size: communities.get(id)?.size ?? 0,
      })),
      titlesBelow: titlesBelow(community),
      background,
      collection,
    }
  }
}
