import type { Sentence } from '../../analysts/analyst.ts'
import type { Reader } from '../../store/connection.ts'
import { allEntityPlaces, type Place } from '../../store/entities.ts'
import { allRelationshipPlaces } from '../../store/relationships.ts'
import { createSentenceReader } from '../sentence-reader.ts'

/** The collection's sentences that name an entity or tell a relationship, each one object however often it is asked for. */
export interface SentenceIndex {
  /** In the order of the documents. */
  readonly all: readonly Sentence[]
  ofEntity(id: number): readonly Sentence[]
  ofRelationship(id: number): readonly Sentence[]
  entitiesIn(sentence: Sentence): readonly number[]
}

/** Reads the places of all entities and relationships once, and their text. */
export function indexSentences(store: Reader): SentenceIndex {
  const read = createSentenceReader(store)
  const known = new Map<string, Sentence>()
  const entitiesIn = new Map<Sentence, number[]>()
  const ofEntity = new Map<number, Sentence[]>()
  const ofRelationship = new Map<number, Sentence[]>()
  const sentenceAt = ({ document, chunk, start, end }: Place): Sentence => {
    const key = `${document}:${start}:${end}`
    let sentence = known.get(key)
    if (sentence === undefined) known.set(key, (sentence = read({ document, chunk, start, end })))
    return sentence
  }
  for (const { entity, ...place } of allEntityPlaces(store)) {
    const sentence = sentenceAt(place)
    add(ofEntity, entity, sentence)
    add(entitiesIn, sentence, entity)
  }
  for (const { relationship, ...place } of allRelationshipPlaces(store))
    add(ofRelationship, relationship, sentenceAt(place))
  return {
    all: [...known.values()],
    ofEntity: (id) => ofEntity.get(id) ?? [],
    ofRelationship: (id) => ofRelationship.get(id) ?? [],
    entitiesIn: (sentence) => entitiesIn.get(sentence) ?? [],
  }
}

function add<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [value])
  else list.push(value)
}
