import type { EntityToDescribe, RelationshipToDescribe, Sentence } from '../../analyst.ts'
import { definitionOf } from './definition-of.ts'
import { plainSentence } from '../writing/plain-sentence.ts'
import { sentenceQuality } from '../writing/sentence-quality.ts'
import { functionWords } from './word-lists.ts'
import { splitSentences } from './split-sentences.ts'

const MOST_CHARACTERS = 400
const MOST_SENTENCES = 3
/** A sentence below this quality stands in a description only where there is no other. */
const READABLE = 0.3

function wordsIn(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []).filter((word) => !functionWords.has(word))
}

function inSentences(text: string): string[] {
  return splitSentences(text).map(({ start, end }) => text.slice(start, end))
}

/** The best sentences as they stand, joined by spaces: high marks first, nothing twice, cut at ends of sentences only. */
function best(
  contexts: readonly Sentence[],
  descriptions: readonly string[],
  mark: (text: string) => number,
  isUnfit: (text: string) => boolean,
  most: number,
): string {
  const texts = [...new Set([...descriptions, ...contexts.map(({ text }) => text)].map((text) => text.trim()))]
    .filter(Boolean)
    .slice(0, 400)
  const counts = new Map<string, number>()
  for (const text of texts) for (const word of new Set(wordsIn(text))) counts.set(word, (counts.get(word) ?? 0) + 1)
  const marked = texts.map((text, order) => {
    const words = new Set(wordsIn(text))
    let central = 0
    for (const word of words) central += Math.log1p((counts.get(word) ?? 1) - 1)
    const quality = sentenceQuality(plainSentence(text)) * (isUnfit(text) ? 0.1 : 1)
    const worth = Math.min(1.2, quality)
    return {
      text,
      order,
      words,
      quality,
      score: (mark(text) + 1.2 + central / (4 + words.size)) * worth - (text.length > MOST_CHARACTERS ? 2 : 0),
    }
  })
  marked.sort((a, b) => b.score - a.score || a.order - b.order)
  const chosen: typeof marked = []
  let length = 0
  for (const one of marked) {
    if (chosen.length >= most) break
    if (chosen.length > 0 && (one.quality < READABLE || length + 1 + one.text.length > MOST_CHARACTERS)) continue
    const repeats = chosen.some(
      (other) =>
        [...one.words].filter((word) => other.words.has(word)).length >
        0.6 * Math.min(one.words.size, other.words.size),
    )
    if (repeats) continue
    chosen.push(one)
    length += one.text.length + 1
  }
  const [first] = chosen
  if (!first) return ''
  if (chosen.length > 1 || first.text.length <= MOST_CHARACTERS) return chosen.map(({ text }) => text).join(' ')
  let kept = ''
  for (const sentence of inSentences(first.text)) {
    if (kept && kept.length + 1 + sentence.length > MOST_CHARACTERS) break
    kept = kept ? `${kept} ${sentence}` : sentence
  }
  return kept
}

/** `Amy, on expenses`, `In general, Mark, most of it`: part of a talk with somebody. */
function isSpokenTo(text: string, name: string): boolean {
  const [first = name, ...rest] = name.split(' ')
  if (rest.length === 0) return false
  return text.startsWith(`${first}, `) || text.includes(`, ${first}, `)
}

/**
 * What the documents say of an entity, in their own sentences: those that define it first, then central ones; at most
 * three, about 400 code units, never cut inside a sentence. '' where there is no sentence.
 */
export async function describeEntity(entity: EntityToDescribe, signal: AbortSignal): Promise<string> {
  signal.throwIfAborted()
  // Sentences speak of people by surname or first name too.
  const words = entity.name.split(' ')
  const shorter = entity.type === 'person' && words.length > 1 ? [words.at(-1) ?? '', words[0] ?? ''] : []
  const definition = definitionOf(entity.name)
  const shorterDefinitions = shorter.map(definitionOf)
  return best(
    entity.contexts,
    entity.descriptions,
    (text) => Math.max(definition(text), ...shorterDefinitions.map((of) => of(text) * 0.8)),
    (text) => entity.type === 'person' && isSpokenTo(text, entity.name),
    MOST_SENTENCES,
  )
}

/** The one or two sentences that say most of two entities together, as they stand in the documents. */
export async function describeRelationship(relationship: RelationshipToDescribe, signal: AbortSignal): Promise<string> {
  signal.throwIfAborted()
  const near = (text: string): number => {
    const source = text.indexOf(relationship.source)
    const target = text.indexOf(relationship.target)
    if (source < 0 || target < 0) return 0
    return 1.5 - Math.min(1.5, Math.abs(source - target) / 100)
  }
  return best(relationship.contexts, relationship.descriptions, near, () => false, 2)
}
