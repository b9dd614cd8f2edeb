import { nameKey } from '../../builtin/reading/name-key.ts'
import { areCompatible } from './compatible-types.ts'
import type { CandidatePair, FindCandidates } from './name-decisions.ts'

/** A part of a name that more names than this share tells nothing. */
const mostSharing = 30
const mostPairs = 5_000
const similarEnough = 0.55

/**
 * Pairs of entities whose names are alike: they share a word that few names have, or most of their runs of three letters.
 * Linear in the number of names but for those that share a word.
 */
export const findSimilarNames: FindCandidates = async (entities, signal) => {
  const names = entities.map(({ name }) => nameKey(name))
  const parts = names.map(
    (name) => new Set([...name.split(/[\s-]+/).filter((word) => word.length > 2), `^${name.slice(0, 5)}`]),
  )
  const sharing = new Map<string, number[]>()
  for (const [at, own] of parts.entries())
    for (const part of own) {
      const others = sharing.get(part)
      if (others) others.push(at)
      else sharing.set(part, [at])
    }
  const grams = names.map(trigrams)
  const pairs = new Map<string, { readonly pair: CandidatePair; readonly likeness: number }>()
  for (const others of sharing.values()) {
    signal.throwIfAborted()
    if (others.length > mostSharing) continue
    for (const [at, a] of others.entries())
      for (const b of others.slice(at + 1)) {
        if (pairs.has(`${a} ${b}`) || !areCompatible(entities[a]!.type, entities[b]!.type)) continue
        const likeness = Math.max(alike(grams[a]!, grams[b]!), contains(names[a]!, names[b]!) ? similarEnough : 0)
        if (likeness >= similarEnough) pairs.set(`${a} ${b}`, { pair: [a, b], likeness })
      }
  }
  return [...pairs.values()]
    .sort((x, y) => y.likeness - x.likeness || x.pair[0] - y.pair[0] || x.pair[1] - y.pair[1])
    .slice(0, mostPairs)
    .map(({ pair }) => pair)
}

function trigrams(name: string): ReadonlySet<string> {
  const padded = ` ${name} `
  return new Set(Array.from({ length: Math.max(1, padded.length - 2) }, (_, at) => padded.slice(at, at + 3)))
}

/** Dice's coefficient. */
function alike(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0
  for (const gram of a) if (b.has(gram)) shared += 1
  return (2 * shared) / (a.size + b.size)
}

const contains = (a: string, b: string): boolean => {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return short.length > 3 && (long.startsWith(`${short} `) || long.endsWith(` ${short}`))
}
