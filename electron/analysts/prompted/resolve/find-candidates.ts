import { editDistance } from '../../../algorithms/text/edit-distance.ts'
import { areCompatible } from './compatible-types.ts'
import { foldName, type FoldedName } from './folded-name.ts'

export interface NamedEntity {
  readonly name: string
  /** '' where it is not known. */
  readonly type: string
  /** Of unit length, where there is one. */
  readonly vector?: Float32Array | undefined
}

/** Two entities that may be one, as positions in the list, the lower first. */
export interface Candidate {
  readonly first: number
  readonly second: number
  /** What speaks for it; the strongest, where several do. */
  readonly because: 'same name' | 'initials' | 'spelling' | 'shared words' | 'meaning'
  /** 0 to 1: how much it is worth asking, not how likely it is. */
  readonly score: number
}

interface CandidateOptions {
  /** Of one entity, at most; 10 by default. */
  readonly perEntity?: number
  /** From which cosine on two vectors speak for it; 0.85 by default. */
  readonly nearFrom?: number
}

interface Folded extends NamedEntity, FoldedName {}

/** A word that more entities have than this tells nothing, and would make the pairs quadratic. */
const rareUpTo = 40
/** Neighbours in the order of spelling that each name is compared with. */
const neighbours = 8
/** Share of the rarer words of the poorer name that both must have. */
const sharedFrom = 0.5
/** Vectors are compared pair by pair for the first entities, so many of them. */
const mostVectors = 3_000

/**
 * The pairs of entities worth asking about, best first: the same name under two types, initials, spellings a step or two
 * apart in long names, rare words shared, near vectors. The entities come with those mentioned most first. Types must go
 * together, and numbers be the same, but for the same name. In time about linear in the number of entities; the same list gives the same pairs.
 */
export function findCandidates(
  entities: readonly NamedEntity[],
  { perEntity = 10, nearFrom = 0.85 }: CandidateOptions = {},
): readonly Candidate[] {
  const folded = entities.map((entity): Folded => ({ ...entity, ...foldName(entity.name) }))
  const found = new Map<number, Candidate>()
  const offer = (a: number, b: number, because: Candidate['because'], score: number): void => {
    if (a === b || score <= 0 || (because !== 'same name' && !mayBeOne(folded[a]!, folded[b]!))) return
    const [first, second] = a < b ? [a, b] : [b, a]
    const key = first * entities.length + second
    const known = found.get(key)
    if (known === undefined || known.score < score) found.set(key, { first, second, because, score })
  }
  offerSameNames(folded, offer)
  offerInitials(folded, offer)
  offerSpellings(folded, offer)
  offerSharedWords(folded, offer)
  offerNearVectors(folded, nearFrom, offer)
  return bounded([...found.values()], perEntity)
}

type Offer = (a: number, b: number, because: Candidate['because'], score: number) => void

const mayBeOne = (a: Folded, b: Folded): boolean =>
  areCompatible(a.type, b.type) &&
  (a.numbers.length === 0 || b.numbers.length === 0 || a.numbers.join(' ') === b.numbers.join(' '))

/** The best first, each entity in at most so many. */
function bounded(candidates: readonly Candidate[], perEntity: number): readonly Candidate[] {
  const taken = new Map<number, number>()
  const best = candidates.toSorted((a, b) => b.score - a.score || a.first - b.first || a.second - b.second)
  return best.filter(({ first, second }) => {
    const [ofFirst, ofSecond] = [taken.get(first) ?? 0, taken.get(second) ?? 0]
    if (ofFirst >= perEntity || ofSecond >= perEntity) return false
    taken.set(first, ofFirst + 1)
    taken.set(second, ofSecond + 1)
    return true
  })
}

/** Positions by key, keys of one entity once each. */
function blocksOf(folded: readonly Folded[], keysOf: (entity: Folded) => readonly string[]): Map<string, number[]> {
  const blocks = new Map<string, number[]>()
  for (const [at, entity] of folded.entries())
    for (const key of new Set(keysOf(entity))) {
      const block = blocks.get(key)
      if (block) block.push(at)
      else blocks.set(key, [at])
    }
  return blocks
}

/** Every pair of a block that is not too large; of a larger one, each with the next few. */
function eachPair(block: readonly number[], reach: number, visit: (a: number, b: number) => void): void {
  for (const [at, a] of block.entries()) for (const b of block.slice(at + 1, at + 1 + reach)) visit(a, b)
}

function offerSameNames(folded: readonly Folded[], offer: Offer): void {
  for (const [text, block] of blocksOf(folded, ({ text }) => [text]))
    if (text !== '') eachPair(block, rareUpTo, (a, b) => offer(a, b, 'same name', 1))
}

function offerInitials(folded: readonly Folded[], offer: Offer): void {
  const meant = blocksOf(folded, ({ initials }) => initials)
  for (const [at, { acronym }] of folded.entries())
    if (acronym.length > 1)
      for (const other of meant.get(acronym)?.slice(0, rareUpTo) ?? []) offer(at, other, 'initials', 0.9)
}

/** A slip of the pen leaves the beginning or the end as it was, so the two stand near each other in one of two orders. */
function offerSpellings(folded: readonly Folded[], offer: Offer): void {
  const long = folded.flatMap(({ text }, at) => (text.length >= 6 ? [{ at, text }] : []))
  const backwards = long.map(({ at, text }) => ({ at, text: [...text].toReversed().join('') }))
  for (const order of [long, backwards]) {
    const sorted = order.toSorted((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : a.at - b.at))
    eachPair([...sorted.keys()], neighbours, (i, j) => {
      const [a, b] = [sorted[i]!, sorted[j]!]
      const most = Math.min(a.text.length, b.text.length) >= 10 ? 2 : 1
      const steps = editDistance(a.text, b.text, most)
      if (steps > 0 && steps <= most) offer(a.at, b.at, 'spelling', 0.9 - 0.1 * steps)
    })
  }
}

/** By the share of the poorer name's words, each weighed by how rare it is, that the other has too. */
function offerSharedWords(folded: readonly Folded[], offer: Offer): void {
  const blocks = blocksOf(folded, ({ words }) => words)
  const weightOf = (word: string): number => Math.log(1 + folded.length / (blocks.get(word)?.length ?? 1))
  const weigh = (words: Iterable<string>): number => [...words].reduce((sum, word) => sum + weightOf(word), 0)
  const wordsOf = folded.map(({ words }) => new Set(words))
  for (const block of blocks.values()) {
    if (block.length > rareUpTo) continue
    eachPair(block, rareUpTo, (a, b) => {
      const shared = weigh([...wordsOf[a]!].filter((word) => wordsOf[b]!.has(word)))
      const share = shared / Math.min(weigh(wordsOf[a]!), weigh(wordsOf[b]!))
      if (share >= sharedFrom) offer(a, b, 'shared words', 0.8 * share)
    })
  }
}

function offerNearVectors(folded: readonly Folded[], nearFrom: number, offer: Offer): void {
  const placed = [...folded.entries()]
    .flatMap(([at, { vector }]) => (vector === undefined ? [] : [{ at, vector }]))
    .slice(0, mostVectors)
  eachPair([...placed.keys()], placed.length, (i, j) => {
    const [a, b] = [placed[i]!, placed[j]!]
    const cosine = a.vector.length === b.vector.length ? dot(a.vector, b.vector) : 0
    if (cosine >= nearFrom) offer(a.at, b.at, 'meaning', Math.min(1, cosine) * 0.85)
  })
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!
  return sum
}
