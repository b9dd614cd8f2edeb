import { StrataError } from '../../../../shared/contract/errors.ts'
import type { EmbeddingModel } from '../../../models/language-model.ts'
import { findCandidates, type NamedEntity } from './find-candidates.ts'
import type { FindCandidates } from './name-decisions.ts'

/** Names embedded in one request. */
const batchSize = 64

/** Finds entities that may be the same by their names, and by the vectors of these where there is an embedding model. */
export const createCandidates =
  (embedding?: EmbeddingModel): FindCandidates =>
  async (entities, signal) => {
    const vectors = embedding ? await vectorsOf(entities, embedding, signal) : []
    return findCandidates(entities.map(({ name, type }, at) => ({ name, type, vector: vectors[at] }))).map(
      ({ first, second }) => [first, second],
    )
  }

/**
 * None at all where one request for them fails, whatever the reason but a cancel or the budget: the names alone tell most,
 * and vectors of some names would favour these.
 */
async function vectorsOf(
  entities: readonly NamedEntity[],
  embedding: EmbeddingModel,
  signal: AbortSignal,
): Promise<readonly Float32Array[]> {
  const vectors: Float32Array[] = []
  try {
    for (let at = 0; at < entities.length; at += batchSize) {
      const texts = entities
        .slice(at, at + batchSize)
        .map(({ name, type }) => (type === '' ? name : `${name} (${type})`))
      vectors.push(...(await embedding.embed(texts, signal)))
    }
  } catch (thrown) {
    if (!(thrown instanceof StrataError) || thrown.code === 'cancelled' || thrown.code === 'over-budget') throw thrown
    return []
  }
  return vectors
}
