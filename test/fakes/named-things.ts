import { createHash } from 'node:crypto'
import { sentencesOf } from './fenced.ts'

export interface NamedThing {
  readonly name: string
  readonly type: string
  readonly sentence: string
}

const word = String.raw`\p{Lu}[\p{L}\p{N}’'-]*[\p{L}\p{N}]`
const run = new RegExp(String.raw`${word}(?: (?:of |the |and )?${word})*`, 'gu')
const types = ['person', 'organization', 'place', 'event', 'concept'] as const

/** The runs of capitalised words of a text, each once, in order, with the sentence that names it first; no lone word that opens a sentence. */
export function namedThings(text: string): readonly NamedThing[] {
  const found = new Map<string, NamedThing>()
  for (const sentence of sentencesOf(text)) {
    for (const match of sentence.matchAll(run)) {
      const name = match[0]
      if (match.index === 0 && !name.includes(' ')) continue
      const key = name.toUpperCase()
      if (!found.has(key)) found.set(key, { name, type: typeOf(key), sentence })
    }
  }
  return [...found.values()]
}

/** Pairs of things that a sentence names one after the other. */
export function neighbours(things: readonly NamedThing[]): readonly (readonly [NamedThing, NamedThing])[] {
  return things.flatMap((thing, at) => {
    const next = things[at + 1]
    return next !== undefined && next.sentence === thing.sentence ? [[thing, next] as const] : []
  })
}

/** The same for the same name everywhere. */
const typeOf = (name: string): string =>
  types[(createHash('sha256').update(name).digest()[0] ?? 0) % types.length] ?? 'concept'
