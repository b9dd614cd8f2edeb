import { throwIfCancelled } from '../../../../shared/contract/errors.ts'
import type { ChunkToMap, MapChunksInput, MappedPoint, Vocabulary } from '../../analyst.ts'
import { isOfMany } from './answer-passages.ts'
import { chunkSentences, type ChunkSentence } from './chunk-sentences.ts'
import { contentStems } from './content-stems.ts'
import { writtenOf } from './dated-points.ts'
import { isRepeated } from './is-repeated.ts'
import { createNameTypes } from './name-types.ts'
import type { NameTypes } from './name-types.ts'
import { isOfTime, readForPassages } from './read-for-passages.ts'
import type { PassageReading } from './read-for-passages.ts'
import { scoreSentence } from './score-sentence.ts'
import { qualityAsTold } from './quality-as-told.ts'

const pointsPerChunk = 5

/**
 * What some chunks say to a question: a few sentences of each as points, most helpful first, with a helpfulness from 1 to
 * 100 (what would get 0 is left out). A question about the collection as a whole gets the chunks' best sentences, as they
 * ranked. A point's text is Markdown without citations, its section the document's title. Throws `cancelled`.
 */
export async function mapChunks(input: MapChunksInput, signal: AbortSignal): Promise<readonly MappedPoint[]> {
  const reading = readForPassages(input.question, input.vocabulary)
  const names = createNameTypes(input.vocabulary)
  const points: MappedPoint[] = []
  for (const chunk of input.chunks) {
    throwIfCancelled(signal)
    points.push(...pointsOfChunk(chunk, reading, names, input.vocabulary))
  }
  return points.sort((a, b) => b.helpfulness - a.helpfulness)
}

/** The points of one chunk. */
export function pointsOfChunk(
  chunk: ChunkToMap,
  reading: PassageReading,
  names: NameTypes,
  vocabulary: Vocabulary,
): readonly MappedPoint[] {
  const whole = reading.terms.length === 0
  const titled = new Set(contentStems(wordsOfTitle(chunk.title)))
  const { voice, speaker } = authorOf(titled, reading)
  const scored = chunkSentences(chunk)
    .map((sentence) => {
      if (whole) return { sentence, score: 0.5 * Math.min(1, qualityAsTold(sentence)) }
      const said = new Set([...titled, ...contentStems(sentence.voice ?? '')])
      const isSaid = voice.some((stem) => said.has(stem))
      const given = isSaid ? new Set([...sentence.given, ...voice]) : sentence.given
      const timely = isOfTime(`${chunk.title} ${sentence.text}`, reading) ? 1 : 0.3
      const place = (0.9 + 0.1 * chunk.rank) * timely * (isSaid || voice.length === 0 ? 1 : 0.4)
      return {
        sentence: isSaid ? { ...sentence, speaker: sentence.voice ?? speaker } : sentence,
        score: scoreSentence({ ...sentence, given, ...(isSaid && { speaker }) }, chunk, reading, names) * place,
      }
    })
    .filter(({ score }) => score > 0.01)
    .sort((a, b) => b.score - a.score)
  const chosen: (typeof scored)[number][] = []
  for (const one of scored) {
    if (chosen.length === pointsPerChunk) break
    const others = chosen.map(({ sentence }) => sentence.stems)
    if (!isRepeated(one.sentence.stems, others)) chosen.push(one)
  }
  return chosen.map(({ sentence, score }) => ({
    text: sentence.markdown,
    helpfulness: Math.max(1, Math.min(100, Math.round(100 * score))),
    reports: [],
    sources: [chunk.id],
    section: chunk.title,
    ...speakerOf(sentence, reading),
    ...(reading.kind === 'when' || reading.kind === 'timeline' ? writtenOf(sentence, vocabulary) : {}),
  }))
}

/** Whose words are asked for; of those compared, the one whose document this is by its title. */
function authorOf(titled: ReadonlySet<string>, reading: PassageReading): Pick<PassageReading, 'voice' | 'speaker'> {
  if (reading.kind !== 'compare') return reading
  const author = reading.names.find(({ stems }) => stems.some((stem) => titled.has(stem)))
  return { voice: author?.stems ?? [], speaker: author?.text ?? '' }
}

/** File names run words together: `2002-GWBush`. */
const wordsOfTitle = (title: string): string =>
  title.replace(/[-_]/g, ' ').replace(/(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, ' ')

/** Who speaks: told where nobody would understand the sentence without, and wherever many are asked for what they say. */
function speakerOf(sentence: ChunkSentence, reading: PassageReading): { speaker?: string } {
  const speaker = sentence.speaker ?? (isOfMany(reading) ? sentence.voice : undefined)
  return speaker === undefined ? {} : { speaker }
}
