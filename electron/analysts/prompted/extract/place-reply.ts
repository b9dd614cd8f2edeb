import type { ExtractedClaim, ExtractedMention, ExtractedRelationship } from '../../analyst.ts'
import { boundText } from '../text/bound-text.ts'
import { foldName } from '../text/fold-text.ts'
import type { ChunkText, Span } from './chunk-text.ts'
import type { ReadReply } from './read-chunk.ts'
import { normaliseType } from './normalise-type.ts'
import type { ToldBefore } from './told-before.ts'

/** What one chunk may bring, so that no reply can flood a collection. */
const most = { entities: 400, relationships: 800, claims: 400, name: 200, nameWords: 16, description: 2_000 } as const

/** Stands for a place where it matters only that something was told. */
const anywhere = -1

/** Small models give whole sentences as names: a name has few words, and goes on past no sentence's end. */
const isName = (name: string): boolean =>
  name.trim().split(/\s+/).length <= most.nameWords && !/\p{Ll}{3}[.!?]\s+\p{Lu}\p{Ll}*\s+\S+\s+\S/u.test(name)

export interface Placed {
  readonly mentions: readonly ExtractedMention[]
  readonly relationships: readonly ExtractedRelationship[]
  readonly claims: readonly ExtractedClaim[]
}

/** An entity of one reply: where it stands, and its mentions once they are told. */
interface Found {
  readonly name: string
  readonly key: string
  readonly type: string
  readonly description: string
  readonly places: readonly (Span & { readonly sentence: Span })[]
  position: number | undefined
}

/**
 * Ties what a model read in a chunk to the chunk's text. An entity stands wherever its name does; one that is named
 * otherwise there stands on the sentence that shares most words with its description. What has nothing in the text to
 * stand on is left out: there would be no evidence for it, and it mostly is an example of the prompt's. A relationship
 * stands on the sentence that names both ends, on two neighbours that do, or on the passage from one to the other; a
 * claim on its quotation, or else on the sentence most like it. What a chunk before this one has told is not told again,
 * but for a mention that a relationship or claim of this chunk needs.
 */
export function placeReply(reply: ReadReply, chunk: ChunkText, told: ToldBefore, types: readonly string[]): Placed {
  const mentions: ExtractedMention[] = []
  const found = new Map<string, Found>()
  const find = (name: string, type: string, description: string): Found | undefined => {
    const bounded = boundText(name, most.name)
    const key = foldName(bounded)
    const known = found.get(key)
    if (known !== undefined || key === '' || found.size >= 2 * most.entities || !isName(name)) return known
    const places = placesOf(bounded, description, chunk)
    if (places.length === 0) return undefined
    const entity: Found = { name: bounded, key, type, description, places, position: undefined }
    found.set(key, entity)
    return entity
  }
  const tell = (entity: Found, places: Found['places']): void => {
    for (const { start, end, sentence } of places) {
      entity.position ??= mentions.length
      const written = chunk.written({ start, end })
      mentions.push({
        // Models like capitals; what the text writes is how it is known.
        name: foldName(written) === entity.key ? written : entity.name,
        type: entity.type,
        description: entity.position === mentions.length ? entity.description : '',
        start,
        end,
        sentenceStart: sentence.start,
        sentenceEnd: sentence.end,
      })
      told.add(start, end, entity.key)
    }
    if (places.length > 0) told.add(anywhere, anywhere, entity.key)
  }
  const positionOf = (entity: Found): number => {
    if (entity.position === undefined) tell(entity, entity.places.slice(0, 1))
    return entity.position!
  }
  // Found by its description alone, and in a sentence that the chunk before has read too.
  const isReadAgain = ({ start, end, sentence }: Found['places'][number]): boolean =>
    start === sentence.start && end === sentence.end && end <= chunk.readTo
  const wasTold = ({ key }: Found): boolean => told.has(anywhere, anywhere, key)
  const twice = new Set<string>()
  const isNew = (span: Span, what: string, said: string): boolean => {
    if (told.has(span.start, span.end, what) || twice.has(`${what}\n${said}`)) return false
    twice.add(`${what}\n${said}`)
    return true
  }

  for (const { name, type, description } of reply.entities.slice(0, most.entities)) {
    const entity = find(name, normaliseType(type, types), boundText(description, most.description))
    if (entity === undefined || entity.position !== undefined) continue
    tell(
      entity,
      entity.places.filter(
        (place) => !told.has(place.start, place.end, entity.key) && !(isReadAgain(place) && wasTold(entity)),
      ),
    )
  }

  const relationships: ExtractedRelationship[] = []
  const news: (() => void)[] = []
  for (const { source, target, description: said, strength } of reply.relationships.slice(0, most.relationships)) {
    const a = find(source, '', '')
    const b = find(target, '', '')
    if (a === undefined || b === undefined || a === b) continue
    const description = boundText(said, most.description)
    const span = passageOf(a, b, description, chunk)
    const pair = [a.key, b.key].toSorted().join('\n')
    if (!isNew(span, pair, description)) continue
    news.push(() => told.add(span.start, span.end, pair))
    relationships.push({
      source: positionOf(a),
      target: positionOf(b),
      description,
      phrase: '',
      strength: Math.min(10, Math.max(1, Number.isFinite(strength) ? strength : 1)),
      ...span,
    })
  }

  const claims: ExtractedClaim[] = []
  for (const claim of reply.claims.slice(0, most.claims)) {
    const subject = find(claim.subject, '', '')
    const other = claim.object === '' ? undefined : find(claim.object, '', '')
    if (subject === undefined) continue
    const description = boundText(claim.description, most.description)
    const span = chunk.quoted(claim.quote) ?? chunk.sentenceLike(claim.quote) ?? chunk.sentenceLike(description)
    if (span === undefined) continue
    const type = boundText(claim.type, 60).toLowerCase()
    if (!isNew(span, `${subject.key}\n${other?.key ?? ''}\n${type}`, description)) continue
    news.push(() => told.add(span.start, span.end, `${subject.key}\n${other?.key ?? ''}\n${type}`))
    claims.push({
      subject: positionOf(subject),
      object: other === undefined || other === subject ? null : positionOf(other),
      type,
      verb: '',
      status: claim.status,
      startDate: claim.startDate,
      endDate: claim.endDate,
      amount: '',
      description,
      start: span.start,
      end: span.end,
    })
  }
  // Only now: two things that one reply says of one place are both news.
  for (const note of news) note()
  return { mentions, relationships, claims }
}

/** Where an entity stands; a sentence as a whole where only its description tells which. */
function placesOf(name: string, description: string, chunk: ChunkText): Found['places'] {
  const places = chunk.namePlaces(name).map((place) => ({ ...place, sentence: chunk.sentenceAround(place) }))
  if (places.length > 0) return places
  const sentence = description === '' ? undefined : chunk.sentenceLike(`${name} ${description}`)
  return sentence === undefined ? [] : [{ ...sentence, sentence }]
}

/** The passage that speaks of both: of the shortest there are the one most like the description. */
function passageOf(a: Found, b: Found, description: string, chunk: ChunkText): Span {
  const ends = new Map(b.places.map(({ sentence }) => [sentence.start, sentence.end]))
  const both = a.places.flatMap(({ sentence: { start, end } }) => {
    const other = ends.get(start)
    return other === undefined ? [] : [{ start, end: Math.max(end, other) }]
  })
  const shared = chunk.likest(both, description)
  if (shared !== undefined) return shared
  let nearest: Span | undefined
  for (const one of a.places)
    for (const other of b.places) {
      const start = Math.min(one.sentence.start, other.sentence.start)
      const end = Math.max(one.sentence.end, other.sentence.end)
      if (nearest === undefined || end - start < nearest.end - nearest.start) nearest = { start, end }
    }
  return nearest!
}
