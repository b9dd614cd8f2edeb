import { throwIfCancelled } from '../../../shared/contract/errors.ts'
import type { Analyst, DocumentToRead, ResolvedEntity, Sentence } from '../../analysts/analyst.ts'
import { extractedChunks } from '../../store/chunks.ts'
import { allClaimInstances, saveClaims } from '../../store/claims.ts'
import type { Reader } from '../../store/connection.ts'
import { describedEarlier } from '../../store/descriptions.ts'
import { documentsInOrder, documentUids } from '../../store/documents.ts'
import { allEntities, saveEntities, type NewEntity } from '../../store/entities.ts'
import { allInstances, allMentions, type StoredInstance, type StoredMention } from '../../store/extractions.ts'
import { makeUid, makeUidOf } from '../../store/make-uid.ts'
import { saveRelationships, type NewRelationship } from '../../store/relationships.ts'
import { createSentenceReader } from '../sentence-reader.ts'
import { breathe, type Stage, type StageContext } from '../stage.ts'
import { takeEvenly } from '../take-evenly.ts'
import { makeIfChanged } from '../whole-collection-stage.ts'
import { resolveClaims, withIds, type ResolvedClaim } from './resolve-claims.ts'

/** How many sentences an analyst is shown when it describes something. */
const contextsShown = { entity: 40, relationship: 12 } as const

/** Mentions become entities, instances become relationships, and both are described; claims are tied to entities. */
export const resolveStage: Stage = {
  name: 'resolve',
  run: async (context) => {
    const { store, analyst } = context
    const parts = extractedChunks(store).flatMap(({ uid, by }) => [uid, by ?? ''])
    await makeIfChanged(
      store,
      'resolve',
      makeUidOf(['resolve', analyst.who('resolve').fingerprint, analyst.who('describe').fingerprint].concat(parts)),
      () => resolve(context),
      ({ entities, relationships, claims }) => {
        const ids = saveEntities(store, entities)
        const uids = new Map(allEntities(store).map(({ id, uid }) => [id, uid]))
        saveRelationships(store, joinEnds(relationships, ids, uids))
        saveClaims(store, withIds(claims, ids, uids, documentUids(store)))
      },
    )
  },
}

/** A relationship whose ends are positions in the list of entities. */
type Pair = Omit<NewRelationship, 'sourceUid' | 'targetUid'>

interface Resolved {
  readonly entities: readonly NewEntity[]
  readonly relationships: readonly Pair[]
  readonly claims: readonly ResolvedClaim[]
}

async function resolve(context: StageContext): Promise<Resolved> {
  const { store, analyst, signal, progress } = context
  const mentions = allMentions(store)
  const documents = { [Symbol.asyncIterator]: () => documentsWithPauses(store) }
  const resolved = await analyst.resolve(mentions, documents, signal)
  const distinct = mergeSameNames(resolved)
  const byId = new Map(mentions.map((mention) => [mention.id, mention]))
  const entityOf = new Map(distinct.flatMap((entity, index) => entity.mentions.map((id) => [id, index] as const)))
  const pairs = groupInstances(allInstances(store), entityOf)
  const read = createSentenceReader(store)
  const earlier = describedEarlier(store)
  const total = distinct.length + pairs.size
  const entities: NewEntity[] = []
  for (const entity of distinct) {
    if (entities.length % 200 === 0) await turn(signal, () => progress(entities.length, total))
    entities.push(await describeEntity(analyst, entity, byId, earlier, read, signal))
  }
  const relationships: Pair[] = []
  for (const { source, target, instances } of pairs.values()) {
    if (relationships.length % 500 === 0)
      await turn(signal, () => progress(entities.length + relationships.length, total))
    const places = distinctPlaces(instances)
    const ends = { source: distinct[source]!.name, target: distinct[target]!.name }
    const descriptions = instances.flatMap((instance) => instance.description || [])
    const shown = places.slice(0, contextsShown.relationship)
    const describedFrom = originOf(analyst, ['relationship', ends.source, ends.target], descriptions, shown)
    const description =
      earlier.get(describedFrom) ??
      (await analyst.describeRelationship({ ...ends, descriptions, contexts: shown.map(read) }, signal))
    relationships.push({
      source,
      target,
      weight: places.length,
      strength: places.reduce((sum, { strength }) => sum + strength, 0),
      phrase: shortestPhrase(instances),
      description,
      describedFrom,
      instances: instances.map(({ id }) => id),
    })
  }
  const claims = resolveClaims([...allClaimInstances(store)], entityOf, read)
  progress(total, total)
  return { entities, relationships, claims }
}

async function turn(signal: AbortSignal, report: () => void): Promise<void> {
  throwIfCancelled(signal)
  report()
  await breathe()
}

/** Documents in order; before each, other work of this thread runs, such as the arrival of a cancel. */
async function* documentsWithPauses(store: Reader): AsyncGenerator<DocumentToRead> {
  for (const document of documentsInOrder(store)) {
    await breathe()
    yield document
  }
}

/** Two entities of one name and type would be one record: their mentions are put together. */
function mergeSameNames(entities: readonly ResolvedEntity[]): ResolvedEntity[] {
  const byName = new Map<string, ResolvedEntity>()
  for (const entity of entities) {
    const key = `${entity.type}\u0000${entity.name.toLowerCase()}`
    const known = byName.get(key)
    byName.set(
      key,
      known
        ? {
            ...known,
            aliases: [...known.aliases, ...entity.aliases],
            mentions: [...known.mentions, ...entity.mentions],
          }
        : entity,
    )
  }
  return [...byName.values()]
}

interface Group {
  readonly source: number
  readonly target: number
  readonly instances: StoredInstance[]
}

/** Instances by the pair of entities they join, whichever way round (design: A→B and B→A add up). */
function groupInstances(
  instances: Iterable<StoredInstance>,
  entityOf: ReadonlyMap<number, number>,
): Map<string, Group> {
  const groups = new Map<string, Group>()
  for (const instance of instances) {
    const ends = [entityOf.get(instance.source), entityOf.get(instance.target)]
    if (ends[0] === undefined || ends[1] === undefined || ends[0] === ends[1]) continue
    const [source, target] = ends[0] < ends[1] ? [ends[0], ends[1]] : [ends[1], ends[0]]
    const key = `${source}-${target}`
    const group = groups.get(key)
    if (group) group.instances.push(instance)
    else groups.set(key, { source, target, instances: [instance] })
  }
  return groups
}

/** The same passage counts once, however often it names both ends; those that join them closest come first. */
function distinctPlaces(instances: readonly StoredInstance[]): StoredInstance[] {
  const seen = new Map(
    instances.map((instance) => [`${instance.document}:${instance.start}-${instance.end}`, instance]),
  )
  return [...seen.values()].sort((a, b) => b.strength - a.strength)
}

/** The words that join two entities, where they are said in fewest. */
const shortestPhrase = (instances: readonly StoredInstance[]): string =>
  instances.reduce((best, { phrase }) => (phrase && (!best || phrase.length < best.length) ? phrase : best), '')

async function describeEntity(
  analyst: Analyst,
  entity: ResolvedEntity,
  byId: ReadonlyMap<number, StoredMention>,
  earlier: ReadonlyMap<string, string>,
  read: (place: { document: number; chunk: number; start: number; end: number }) => Sentence,
  signal: AbortSignal,
): Promise<NewEntity> {
  const mentions = entity.mentions.flatMap((id) => byId.get(id) ?? [])
  const sentences = new Map(
    mentions.map(({ document, chunk, sentenceStart, sentenceEnd }) => [
      `${document}:${sentenceStart}-${sentenceEnd}`,
      { document, chunk, start: sentenceStart, end: sentenceEnd },
    ]),
  )
  const { name, type } = entity
  const descriptions = mentions.flatMap((mention) => mention.description || [])
  const shown = takeEvenly([...sentences.values()], contextsShown.entity)
  const describedFrom = originOf(analyst, ['entity', name, type], descriptions, shown)
  const description =
    earlier.get(describedFrom) ??
    (await analyst.describeEntity({ name, type, descriptions, contexts: shown.map(read) }, signal))
  return { ...entity, description, describedFrom, documents: new Set(mentions.map(({ document }) => document)).size }
}

/** A description's origin. Places stand for their text: the text of a document never changes. */
const originOf = (
  analyst: Analyst,
  of: readonly string[],
  descriptions: readonly string[],
  shown: readonly Omit<Sentence, 'text'>[],
): string =>
  makeUid(
    'description',
    analyst.who('describe').fingerprint,
    JSON.stringify([of, descriptions, shown.map(({ document, chunk, start, end }) => [document, chunk, start, end])]),
  )

function joinEnds(
  pairs: readonly Pair[],
  ids: readonly number[],
  uids: ReadonlyMap<number, string>,
): NewRelationship[] {
  return pairs.map((pair) => {
    const source = ids[pair.source]!
    const target = ids[pair.target]!
    return { ...pair, source, target, sourceUid: uids.get(source)!, targetUid: uids.get(target)! }
  })
}
