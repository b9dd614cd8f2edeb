import { StrataError } from '../../../shared/contract/errors.ts'
import { fuseRanks } from '../../algorithms/vectors/fuse-ranks.ts'
import { nearestRows } from '../../algorithms/vectors/nearest-rows.ts'
import type { EmbeddingModel } from '../../models/language-model.ts'
import type { Reader } from '../../store/connection.ts'
import { embeddingsStamp, readEmbeddings, type EmbeddingTable } from '../../store/embeddings.ts'
import { rankChunks, type RankedChunk } from './rank-chunks.ts'

export interface RankOptions {
  /** Makes the question's vector; absent where there is no embedding model. */
  readonly embedding?: EmbeddingModel | undefined
  readonly signal: AbortSignal
}

/** Each list is fused to this depth at least: what stands deep in both may still belong on top. */
const depth = 100

/**
 * The chunks nearest to a question, best first, at most `limit`: by its words (BM25) and, where the chunks have vectors of
 * the embedding model, by its meaning, the two rankings fused by rank. By its words alone where there are no vectors, or
 * the endpoint cannot be reached: a question is answered in any case.
 */
export async function rankByBoth(
  reader: Reader,
  question: string,
  limit: number,
  { embedding, signal }: RankOptions,
): Promise<readonly RankedChunk[]> {
  const table = embedding && chunkVectors(reader, embedding.name)
  const vector = table && (await vectorOf(question, embedding, signal))
  if (!table || !vector || vector.length !== table.dimensions) return rankChunks(reader, question, limit)
  const reach = Math.max(limit, depth)
  const byWords = rankChunks(reader, question, reach).map(({ chunk }) => chunk)
  const byMeaning = nearestRows(table.values, vector, reach).map(({ row }) => table.ids[row]!)
  return fuseRanks([byWords, byMeaning])
    .slice(0, limit)
    .map(({ item, score }) => ({ chunk: item, score }))
}

async function vectorOf(
  question: string,
  embedding: EmbeddingModel,
  signal: AbortSignal,
): Promise<Float32Array | undefined> {
  try {
    return (await embedding.embed([question], signal))[0]
  } catch (thrown) {
    if (thrown instanceof StrataError && thrown.code !== 'cancelled') return undefined
    throw thrown
  }
}

interface Kept {
  readonly model: string
  readonly stamp: string
  readonly table: EmbeddingTable
}

/** A hundred thousand vectors are 300 MB: they are read once for a connection, and again when they may be others. */
const kept = new WeakMap<Reader, Kept>()

function chunkVectors(reader: Reader, model: string): EmbeddingTable | undefined {
  const stamp = embeddingsStamp(reader)
  const known = kept.get(reader)
  if (known?.model === model && known.stamp === stamp) return known.table
  const table = readEmbeddings(reader, model, 'chunk')
  if (table) kept.set(reader, { model, stamp, table })
  return table
}
