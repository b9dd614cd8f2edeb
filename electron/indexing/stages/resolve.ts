import { throwIfCancelled } from '../../../shared/contract/errors.ts'
import type { DocumentToRead, ResolvedEntity, ResolveNotes } from '../../analysts/analyst.ts'
import { inOrder } from '../../analysts/in-order.ts'
import { knownNames } from '../../analysts/prompted/resolve/known-names.ts'
import { extractedChunks } from '../../store/chunks.ts'
import { allClaimInstances, saveClaims } from '../../store/claims.ts'
import type { Reader } from '../../store/connection.ts'
import { describedEarlier } from '../../store/descriptions.ts'
import { documentsInOrder, documentUids } from '../../store/documents.ts'
import { allEntities, saveEntities, type NewEntity } from '../../store/entities.ts'
import { hasFailures, replaceFailures } from '../../store/failures.ts'
import { allInstances, allMentions, type StoredInstance } from '../../store/extractions.ts'
import { makeUidOf } from '../../store/make-uid.ts'
import { saveRelationships, type NewRelationship } from '../../store/relationships.ts'
import { forgetMadeFrom } from '../../store/meta.ts'
import { nameDecisions, saveNameDecision } from '../../store/name-decisions.ts'
import { isPaid } from '../../store/paid-work.ts'
import { createSentenceReader } from '../sentence-reader.ts'
import { breathe, type Stage, type StageContext } from '../stage.ts'
import { makeIfChanged } from '../whole-collection-stage.ts'
import {
  describeEntity,
  describePair,
  type Describer,
  type FailedDescription,
  type Group,
  type Pair,
} from './describe-records.ts'
import { separateNames } from './separate-names.ts'
import { resolveClaims, withIds, type ResolvedClaim } from './resolve-claims.ts'

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

interface Resolved {
  readonly entities: readonly NewEntity[]
  readonly relationships: readonly Pair[]
  readonly claims: readonly ResolvedClaim[]
  readonly notes: ResolveNotes
  readonly unable: readonly FailedDescription[]
}

/** Names that a failure is called by, and how many more there are. */
const mostNamed = 3

const asFailure = ({ names, reason, reply }: ResolveNotes['failures'][number]) => ({
  uid: makeUidOf(['resolve', ...names]),
  item: `the names ${names.slice(0, mostNamed).join(', ')}${names.length > mostNamed ? ` and ${names.length - mostNamed} more` : ''}`,
  reason,
  reply,
})

/** Things that are made ready to be described at once: far more than requests may be under way, so that none waits for a slow one. */
const mostAtOnce = 1_000

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
