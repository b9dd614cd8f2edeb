import { StrataError } from '../../../shared/contract/errors.ts'
import type { EmbeddingModel } from '../../models/language-model.ts'
import type { Writer } from '../../store/connection.ts'
import {
  countEmbeddings,
  hasEmbeddings,
  removeStaleEmbeddings,
  saveEmbeddings,
  withoutEmbedding,
  type EmbeddingOf,
  type NewEmbedding,
  type TextToEmbed,
} from '../../store/embeddings.ts'
import { inOrder } from '../../analysts/in-order.ts'
import type { Stage } from '../stage.ts'

/** Texts in one request. */
const batchSize = 32
/** Requests handed out at once; the model itself lets through as many as it may. */
const atOnce = 8
/** Characters of a text that an endpoint refused, when it is tried again alone: models hold from 256 tokens up. */
const shorter = [2_000, 700] as const

/**
 * Chunks and entities get the vectors they lack, some batches at once, each kept when those before it are; vectors of what
 * is gone go. A text that the endpoint takes neither whole nor cut short is left without one: it is found by its words, and
 * tried again with the next run.
 */
export const embedStage: Stage = {
  name: 'embed',
  isNeeded: ({ store, embedding }) => embedding !== undefined || hasEmbeddings(store),
  run: async ({ store, embedding, signal, progress }) => {
    removeStaleEmbeddings(store)
    if (embedding === undefined) return
    const parts = (['chunk', 'entity'] as const).map((of) => ({ of, ...countEmbeddings(store, embedding.name, of) }))
    const total = parts.reduce((sum, part) => sum + part.all, 0)
    let done = parts.reduce((sum, part) => sum + part.made, 0)
    progress(done, total)
    const make = ({ of, texts }: Batch, stop: AbortSignal) =>
      embedAll(embedding, texts, stop).then((made) => ({ of, texts, made }))
    for (const { of } of parts) {
      for await (const { texts, made } of inOrder(missing(store, embedding.name, of), make, { atOnce, signal })) {
        saveEmbeddings(store, embedding.name, of, made)
        done += texts.length
        progress(Math.min(done, total), total)
      }
    }
    progress(total, total)
  },
}

interface Batch {
  readonly of: EmbeddingOf
  readonly texts: readonly TextToEmbed[]
}

/** What has no vector, batch after batch: each is read when there is room for it. */
function* missing(store: Writer, model: string, of: EmbeddingOf): Generator<Batch> {
  for (let after = ''; ;) {
    const texts = withoutEmbedding(store, model, of, after, batchSize)
    const last = texts.at(-1)
    if (last === undefined) return
    yield { of, texts }
    after = last.uid
  }
}

/** A batch of which nothing comes is tried text by text: each whole, and then its beginning alone, shorter and shorter. */
async function embedAll(
  model: EmbeddingModel,
  texts: readonly TextToEmbed[],
  signal: AbortSignal,
): Promise<readonly NewEmbedding[]> {
  const whole = await tryToEmbed(model, texts, signal)
  if (whole !== undefined) return whole
  const made: NewEmbedding[] = []
  for (const { uid, text } of texts) {
    const lengths = [...(texts.length > 1 ? [text.length] : []), ...shorter.filter((length) => length < text.length)]
    for (const length of lengths) {
      const alone = await tryToEmbed(model, [{ uid, text: text.slice(0, length) }], signal)
      if (alone === undefined) continue
      made.push(...alone)
      break
    }
  }
  return made
}

/** Undefined where the endpoint is there, and has no vectors for just this. */
async function tryToEmbed(
  model: EmbeddingModel,
  texts: readonly TextToEmbed[],
  signal: AbortSignal,
): Promise<readonly NewEmbedding[] | undefined> {
  try {
    const vectors = await model.embed(
      texts.map(({ text }) => text),
      signal,
    )
    return texts.map(({ uid }, at) => ({ uid, vector: vectors[at]! }))
  } catch (thrown) {
    if (thrown instanceof StrataError && thrown.code === 'model-output') return undefined
    throw thrown
  }
}
