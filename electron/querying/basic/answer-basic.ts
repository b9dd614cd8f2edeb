import { StrataError } from '../../../shared/contract/errors.ts'
import type { ChunkToMap } from '../../analysts/analyst.ts'
import { countChunks } from '../../store/chunks.ts'
import type { Reader } from '../../store/connection.ts'
import { createChunkReader } from '../chunk-reader.ts'
import { mapReduce, window, type Progress, type Question, type UnsavedAnswer } from '../map-reduce.ts'
import { createVocabulary } from '../vocabulary.ts'
import { rankByBoth, type RankOptions } from './rank-by-both.ts'
import type { RankedChunk } from './rank-chunks.ts'

/** No window holds more chunks than this, were each as short as a line. */
const most = 400

/**
 * Semantic search over the source text (GraphRAG, section 4.1.2, condition SS): the chunks that share most with the question
 * until the window is full, and the answer from those alone. No report is read, so a fact that stands in one document only
 * is found as well as any other.
 */
export async function* answerBasic(
  asked: Question & Pick<RankOptions, 'embedding'>,
): AsyncGenerator<Progress, UnsavedAnswer> {
  const { store, analyst, embedding, question, signal, now } = asked
  const startedAt = now()
  if (countChunks(store) === 0)
    throw new StrataError('conflict', 'This collection holds no text yet.', {
      hint: 'Add documents and wait until they have been read.',
    })
  const chunks = fillWindow(store, await rankByBoth(store, question, most, { embedding, signal }))
  const vocabulary = createVocabulary(store)
  return yield* mapReduce(
    { ...asked, level: 0 },
    {
      method: 'basic',
      dataset: 'sources',
      batches: chunks.length === 0 ? [] : [chunks],
      hasShown: vocabulary.hasShown,
      startedAt,
      map: (batch, stop, onUnread) => analyst.mapChunks({ question, chunks: batch, vocabulary, onUnread }, stop),
      reduce: (points) => ({ question, points, vocabulary, reports: [], level: 0, levels: () => [], chunks }),
    },
  )
}

/** Ranked chunks, best first, until the next one would not fit. */
function fillWindow(store: Reader, ranked: readonly RankedChunk[]): ChunkToMap[] {
  const best = ranked[0]?.score ?? 1
  const read = createChunkReader(store)
  const chunks: ChunkToMap[] = []
  let room = window
  for (const { chunk: id, score } of ranked) {
    const chunk = read(id, score / best)
    if (chunk === undefined || chunk.tokens > room) break
    room -= chunk.tokens
    chunks.push(chunk)
  }
  return chunks
}
