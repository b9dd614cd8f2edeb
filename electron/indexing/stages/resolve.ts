import { throwIfCancelled } from '../../../shared/contract/errors.ts'
import type {
  Analyst,
  DocumentToRead,
  Failure,
  ResolvedEntity,
  ResolveNotes,
  Sentence,
  Worker,
} from '../../analysts/analyst.ts'
import { inOrder } from '../../analysts/in-order.ts'
import { knownNames } from '../../analysts/prompted/resolve/known-names.ts'
import { extractedChunks } from '../../store/chunks.ts'
import { allClaimInstances, saveClaims } from '../../store/claims.ts'
import type { Reader } from '../../store/connection.ts'
import { describedEarlier, type Described } from '../../store/descriptions.ts'
import { documentsInOrder, documentUids } from '../../store/documents.ts'
import { allEntities, saveEntities, type NewEntity } from '../../store/entities.ts'
import { hasFailures, replaceFailures } from '../../store/failures.ts'
import { allInstances, allMentions, type StoredInstance, type StoredMention } from '../../store/extractions.ts'
import { makeUid, makeUidOf } from '../../store/make-uid.ts'
import { saveRelationships, type NewRelationship } from '../../store/relationships.ts'
import { forgetMadeFrom } from '../../store/meta.ts'
import { nameDecisions, saveNameDecision } from '../../store/name-decisions.ts'
import { isPaid, stands } from '../../store/paid-work.ts'
import { createSentenceReader } from '../sentence-reader.ts'
import { breathe, type Stage, type StageContext } from '../stage.ts'
import { takeEvenly } from '../take-evenly.ts'
import { makeIfChanged } from '../whole-collection-stage.ts'
import { separateNames } from './separate-names.ts'
import { resolveClaims, withIds, type ResolvedClaim } from './resolve-claims.ts'

/** How many sentences an analyst is shown when it describes something. */
const contextsShown = { entity: 40, relationship: 12 } as const

/** Mentions become entities, instances become relationships, and both are described; claims are tied to entities. */
export const resolveStage: Stage = {
  name: 'resolve',
  run: async (context) => {
    const { store, analyst } = context
    // What a model decides, it decides here; what a person does is news.
    const decided = nameDecisions(store).flatMap(({ name, other, same, by }) =>
      by === 'person' ? [name, other, String(same)] : [],
    )
    // What could not be decided is asked again.
    if (hasFailures(store, 'resolve')) forgetMadeFrom(store, 'resolve')
    const parts = extractedChunks(store).flatMap(({ uid, by }) => [uid, by ?? ''])
    await makeIfChanged(
      store,
      'resolve',
      makeUidOf(
        ['resolve', analyst.who('resolve').fingerprint, analyst.who('describe').fingerprint].concat(parts, decided),
      ),
      () => resolve(context),
      ({ entities, relationships, claims, notes, unable }) => {
        const ids = saveEntities(store, entities)
        const uids = new Map(allEntities(store).map(({ id, uid }) => [id, uid]))
        saveRelationships(store, joinEnds(relationships, ids, uids))
        saveClaims(store, withIds(claims, ids, uids, documentUids(store)))
        for (const decision of notes.decided) saveNameDecision(store, decision)
        replaceFailures(store, 'resolve', [...notes.failures.map(asFailure), ...unable])
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
  readonly notes: ResolveNotes
  readonly unable: readonly FailedDescription[]
}

/** A description that could not be made as it was meant to be. */
interface FailedDescription extends Failure {
  readonly uid: string
  readonly item: string
}

/** Names that a failure is called by, and how many more there are. */
const mostNamed = 3

const asFailure = ({ names, reason, reply }: ResolveNotes['failures'][number]) => ({
  uid: makeUidOf(['resolve', ...names]),
  item: `the names ${names.slice(0, mostNamed).join(', ')}${names.length > mostNamed ? ` and ${names.length - mostNamed} more` : ''}`,
  reason,
  reply,
})

async function resolve(context: StageContext): Promise<Resolved> {
  const { store, analyst, signal, progress } = context
  const mentions = allMentions(store)
  const documents = { [Symbol.asyncIterator]: () => documentsWithPauses(store) }
  let notes: ResolveNotes = { decided: [], failures: [] }
  const resolved = await analyst.resolve(mentions, documents, signal, (told) => (notes = told))
  const decisions = knownNames([...nameDecisions(store), ...notes.decided]).all
  const distinct = mergeSameNames(separateNames(resolved, mentions, decisions))
  const byId = new Map(mentions.map((mention) => [mention.id, mention]))
  const entityOf = new Map(distinct.flatMap((entity, index) => entity.mentions.map((id) => [id, index] as const)))
  const pairs = groupInstances(allInstances(store), entityOf)
  const read = createSentenceReader(store)
  const earlier = describedEarlier(store)
  const total = distinct.length + pairs.size
  const by = analyst.who('describe')
  const options = { atOnce: Math.min(by.atOnce, mostAtOnce), signal }
  const unable: FailedDescription[] = []
  const describer: Describer = { earlier, read, by, unable }

  const entities: NewEntity[] = []
  const toEntity = (entity: ResolvedEntity, stop: AbortSignal) => describeEntity(analyst, describer, entity, byId, stop)
  for await (const entity of inOrder(distinct, toEntity, options)) {
    if (entities.length % (isPaid(by.fingerprint) ? 1 : 200) === 0)
      await turn(signal, () => progress(entities.length, total))
    entities.push(entity)
  }
  const relationships: Pair[] = []
  const toPair = (group: Group, stop: AbortSignal) => describePair(analyst, describer, group, distinct, stop)
  for await (const pair of inOrder(pairs.values(), toPair, options)) {
    if (relationships.length % (isPaid(by.fingerprint) ? 1 : 500) === 0)
      await turn(signal, () => progress(entities.length + relationships.length, total))
    relationships.push(pair)
  }
  const claims = resolveClaims([...allClaimInstances(store)], entityOf, read)
  progress(total, total)
  return { entities, relationships, claims, notes, unable }
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

/** Things that are made ready to be described at once: far more than requests may be under way, so that none waits for a slow one. */
const mostAtOnce = 1_000

interface Describer {
  readonly earlier: ReadonlyMap<string, Described>
  readonly read: (place: Omit<Sentence, 'text'>) => Sentence
  readonly by: Worker
  readonly unable: FailedDescription[]
}

/**
 * The description that was made from the same, where it stands, or else a new one. One that could not be made as it was meant
 * to be is nobody's, so that it is made again another time.
 */
async function describe(
  { earlier, by, unable }: Describer,
  of: string,
  describedFrom: string,
  write: (onUnable: (failure: Failure) => void) => Promise<string>,
): Promise<Pick<NewEntity, 'description' | 'describedFrom' | 'describedBy' | 'analyst'>> {
  const known = earlier.get(describedFrom)
  if (known !== undefined && stands(known.by, by.fingerprint))
    return { description: known.description, describedFrom, describedBy: known.by, analyst: known.analyst }
  let failure: Failure | undefined
  const description = await write((why) => (failure ??= why))
  if (failure === undefined) return { description, describedFrom, describedBy: by.fingerprint, analyst: by.name }
  unable.push({ uid: describedFrom, item: `description of ${of}`, ...failure })
  return { description, describedFrom, describedBy: '', analyst: 'builtin' }
}

async function describeEntity(
  analyst: Analyst,
  describer: Describer,
  entity: ResolvedEntity,
  byId: ReadonlyMap<number, StoredMention>,
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
  const described = await describe(describer, name, originOf(['entity', name, type], descriptions, shown), (onUnable) =>
    analyst.describeEntity({ name, type, descriptions, contexts: shown.map(describer.read), onUnable }, signal),
  )
  return { ...entity, ...described, documents: new Set(mentions.map(({ document }) => document)).size }
}

async function describePair(
  analyst: Analyst,
  describer: Describer,
  { source, target, instances }: Group,
  entities: readonly ResolvedEntity[],
  signal: AbortSignal,
): Promise<Pair> {
  const places = distinctPlaces(instances)
  const ends = { source: entities[source]!.name, target: entities[target]!.name }
  const descriptions = instances.flatMap((instance) => instance.description || [])
  const shown = places.slice(0, contextsShown.relationship)
  const from = originOf(['relationship', ends.source, ends.target], descriptions, shown)
  const described = await describe(describer, `${ends.source} and ${ends.target}`, from, (onUnable) =>
    analyst.describeRelationship({ ...ends, descriptions, contexts: shown.map(describer.read), onUnable }, signal),
  )
  return {
    source,
    target,
    weight: places.length,
    strength: places.reduce((sum, { strength }) => sum + strength, 0),
    phrase: shortestPhrase(instances),
    ...described,
    instances: instances.map(({ id }) => id),
  }
}

/** What a description is made from. Places stand for their text: the text of a document never changes. */
const originOf = (
  of: readonly string[],
  descriptions: readonly string[],
  shown: readonly Omit<Sentence, 'text'>[],
): string =>
  makeUid(
    'description',
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
