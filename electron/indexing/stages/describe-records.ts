import type { Analyst, Failure, ResolvedEntity, Sentence, Worker } from '../../analysts/analyst.ts'
import type { Described } from '../../store/descriptions.ts'
import type { NewEntity } from '../../store/entities.ts'
import type { StoredInstance, StoredMention } from '../../store/extractions.ts'
import { makeUid } from '../../store/make-uid.ts'
import { stands } from '../../store/paid-work.ts'
import type { NewRelationship } from '../../store/relationships.ts'
import { takeEvenly } from '../take-evenly.ts'

/** How many sentences an analyst is shown when it describes something. */
const contextsShown = { entity: 40, relationship: 12 } as const

/** A relationship whose ends are positions in the list of entities. */
export type Pair = Omit<NewRelationship, 'sourceUid' | 'targetUid'>

/** What joins two entities, by their positions. */
export interface Group {
  readonly source: number
  readonly target: number
  readonly instances: StoredInstance[]
}

/** A description that could not be made as it was meant to be. */
export interface FailedDescription extends Failure {
  readonly uid: string
  readonly item: string
}

/** What all descriptions of a run have in common. */
export interface Describer {
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

/** An entity with its description, which the same mentions may have been given before. */
export async function describeEntity(
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

/** The same for all that joins two entities; `entities` are those that its ends are positions in. */
export async function describePair(
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
