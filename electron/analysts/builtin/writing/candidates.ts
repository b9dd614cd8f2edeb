import type { EvidenceRef } from '../../../../shared/model/index.ts'
import type { ReportContext, Sentence } from '../../analyst.ts'
import { contentStems } from './content-stems.ts'
import { isAddressed } from './is-addressed.ts'
import { plainSentence } from './plain-sentence.ts'
import { sentenceQuality } from './sentence-quality.ts'

/** A sentence that a report may use, and the elements of the community that it speaks of. */
export interface Candidate {
  readonly sentence: Sentence
  /** The sentence as it is shown: whitespace folded, marks of Markdown dropped. */
  readonly text: string
  readonly stems: readonly string[]
  readonly quality: number
  readonly entities: ReadonlySet<number>
  readonly relationships: ReadonlySet<number>
}

interface Gathering {
  sentence: Sentence
  readonly entities: Set<number>
  readonly relationships: Set<number>
}

/**
 * Every sentence of a context once, in the order of the documents, with the entities and relationships whose contexts
 * hold it. The same words in two places are one candidate, the first.
 */
export function gatherCandidates(
  context: Pick<ReportContext, 'entities' | 'relationships' | 'background' | 'collection'>,
): readonly Candidate[] {
  const gathered = new Map<string, Gathering>()
  const note = (sentence: Sentence): Gathering => {
    const key = `${sentence.document}:${sentence.start}:${sentence.end}`
    const known = gathered.get(key) ?? { sentence, entities: new Set(), relationships: new Set() }
    if (sentence.chunk < known.sentence.chunk) known.sentence = sentence
    gathered.set(key, known)
    return known
  }
  for (const entity of context.entities) for (const sentence of entity.contexts) note(sentence).entities.add(entity.id)
  const members = new Set(context.entities.map((entity) => entity.id))
  for (const relationship of context.relationships) {
    for (const sentence of relationship.contexts) {
      const { entities, relationships } = note(sentence)
      relationships.add(relationship.id)
      for (const end of [relationship.source, relationship.target]) if (members.has(end)) entities.add(end)
    }
  }
  const people = context.entities.filter(({ type }) => type === 'person').map(({ name }) => name)
  return withoutCopies([...gathered.values()].sort(byPlace), people, context)
}

function byPlace(a: Gathering, b: Gathering): number {
  return (
    a.sentence.document - b.sentence.document || a.sentence.start - b.sentence.start || a.sentence.end - b.sentence.end
  )
}

function withoutCopies(
  gathered: readonly Gathering[],
  people: readonly string[],
  { background, collection }: Pick<ReportContext, 'background' | 'collection'>,
): readonly Candidate[] {
  const byText = new Map<string, Candidate>()
  for (const { sentence: whole, entities, relationships } of gathered) {
    const read = readSentence(whole)
    if (read.text === '' || byText.has(read.text)) continue
    const quality =
      read.quality *
      (speaksTo(read.text, people) ? 0.12 : 1) *
      novelty(background.documentsWith(whole.text), collection.documents)
    byText.set(read.text, { ...read, quality, entities, relationships })
  }
  return [...byText.values()]
}

/** A sentence that stands in many documents, whatever its numbers, is a form that each of them fills in. */
function novelty(documents: number, all: number): number {
  if (documents < 3) return 1
  return documents >= Math.max(4, all * 0.15) ? 0.25 : 0.6
}

const known = new WeakMap<Sentence, Pick<Candidate, 'sentence' | 'text' | 'stems' | 'quality'>>()

/** What does not depend on the community: the same sentence is read again at every level. */
function readSentence(whole: Sentence): Pick<Candidate, 'sentence' | 'text' | 'stems' | 'quality'> {
  const before = known.get(whole)
  if (before !== undefined) return before
  const sentence = withoutMarker(whole)
  const text = plainSentence(sentence.text)
  const read = { sentence, text, stems: contentStems(text), quality: sentenceQuality(text) }
  known.set(whole, read)
  return read
}

/** Whether one of these people is spoken to: the sentence is part of a talk, not about them. */
function speaksTo(text: string, people: readonly string[]): boolean {
  const opening = text.slice(0, 60)
  if (!/(?:^|, )\W?\p{Lu}\p{L}+(?: and \p{Lu}\p{L}+)?, /u.test(opening)) return false
  // Who is spoken of is given a surname or a role; a first name alone between commas is spoken to.
  const alone = /(?:^|, )(\p{Lu}\p{L}+), (?!who\b|whose\b|\p{Ll}+ing\b)/u.exec(opening)?.[1]
  return people.some((name) => {
    const [first = name, ...rest] = name.split(' ')
    if (rest.length > 0 && first === alone) return true
    // Cheaper than the question itself, which is asked of few.
    return [name, first, rest.at(-1) ?? name].some((word) => opening.startsWith(`${word}, `)) && isAddressed(text, name)
  })
}

/** Without the number or bullet of a list before it; what is left stands at its own offsets. */
function withoutMarker(sentence: Sentence): Sentence {
  const marker =
    /^\s*(?:(?:[-*•–>+]|#{1,6}|\d+(?:\.\d+)+\.?|\d{1,3}[.)]|\([a-z\d]{1,3}\))\s+)+(?=["“'‘(]*\p{Lu})/u.exec(
      sentence.text,
    )?.[0]
  if (marker === undefined) return sentence
  return { ...sentence, text: sentence.text.slice(marker.length), start: sentence.start + marker.length }
}

/** The records that a candidate stands on: `first` entities lead, the most central others follow. */
export function candidateRefs(
  candidate: Candidate,
  centrality: ReadonlyMap<number, number>,
  first: ReadonlySet<number> = new Set(),
): EvidenceRef[] {
  const rank = (id: number): number => (first.has(id) ? 1e6 : 0) + (centrality.get(id) ?? 0)
  return [
    ...[...candidate.entities]
      .sort((a, b) => rank(b) - rank(a) || a - b)
      .map((id) => ({ dataset: 'entities' as const, id })),
    ...[...candidate.relationships].sort((a, b) => a - b).map((id) => ({ dataset: 'relationships' as const, id })),
    { dataset: 'sources' as const, id: candidate.sentence.chunk },
  ]
}
