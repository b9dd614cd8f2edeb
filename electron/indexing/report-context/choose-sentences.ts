import type { Sentence } from '../../analysts/analyst.ts'
import type { SentenceIndex } from './index-sentences.ts'

/**
 * For the members of a community the sentences that speak of them: of each up to `most`, those first that name several
 * members and are of a readable length, in turn from every document. A sentence chosen for one member is given for every
 * member that it names.
 */
export function chooseSentences(
  members: readonly number[],
  index: Pick<SentenceIndex, 'ofEntity' | 'entitiesIn'>,
  most: number,
): (entity: number) => readonly Sentence[] {
  const inside = new Set(members)
  const worth = new Map<Sentence, number>()
  const worthOf = (sentence: Sentence): number => {
    let value = worth.get(sentence)
    if (value === undefined) {
      const named = index.entitiesIn(sentence).filter((id) => inside.has(id)).length
      const readable = sentence.text.length >= 45 && sentence.text.length <= 320
      worth.set(sentence, (value = Math.min(3, named) + (readable ? 2 : 0)))
    }
    return value
  }
  const chosen = new Set<Sentence>()
  for (const id of members)
    for (const sentence of fromEachDocument(index.ofEntity(id), worthOf, most)) chosen.add(sentence)
  return (entity) => index.ofEntity(entity).filter((sentence) => chosen.has(sentence))
}

/** Up to `most`, the best of each document first, then the second best of each. */
function fromEachDocument(
  sentences: readonly Sentence[],
  worthOf: (sentence: Sentence) => number,
  most: number,
): readonly Sentence[] {
  if (sentences.length <= most) return sentences
  const byDocument = new Map<number, Sentence[]>()
  for (const sentence of sentences) {
    const own = byDocument.get(sentence.document)
    if (own === undefined) byDocument.set(sentence.document, [sentence])
    else own.push(sentence)
  }
  const ranked = [...byDocument.values()].flatMap((own) =>
    own
      .map((sentence) => ({ sentence, worth: worthOf(sentence) }))
      .sort((a, b) => b.worth - a.worth || a.sentence.start - b.sentence.start)
      .map((one, round) => ({ ...one, round })),
  )
  return ranked
    .sort((a, b) => a.round - b.round || b.worth - a.worth || a.sentence.document - b.sentence.document)
    .slice(0, most)
    .map(({ sentence }) => sentence)
}
