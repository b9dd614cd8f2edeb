import { z } from 'zod'
import { StrataError } from '../../../shared/contract/errors.ts'
import type { ModelSettings } from '../../../shared/model/index.ts'
import { EndpointFailure } from '../endpoint-failure.ts'
import { expectedOf } from '../expected-tokens.ts'
import type { EmbeddingModel } from '../language-model.ts'
import type { Answer, Scheduler } from '../scheduling/scheduler.ts'
import type { Endpoint } from './endpoint.ts'
import { notOfTheProtocol } from './to-failure.ts'

const Embedded = z.object({
  data: z.array(z.object({ index: z.int().nonnegative().optional(), embedding: z.array(z.number()).min(1) })),
  usage: z.object({ prompt_tokens: z.number().nonnegative() }).nullish().catch(undefined),
})

/** Tokens in one request, by our count: what small servers take. */
const mostTokens = 8_000

interface Parts {
  readonly settings: ModelSettings
  readonly endpoint: Endpoint
  readonly scheduler: Scheduler
}

/** The settings' embedding model; texts go in batches, as many batches at once as requests may be. */
export function createOpenAiEmbeddingModel({ settings, endpoint, scheduler }: Parts): EmbeddingModel {
  async function embedBatch(texts: readonly string[], signal: AbortSignal): Promise<readonly Float32Array[]> {
    const expected = expectedOf(texts, 0)
    const send = (signal: AbortSignal): Promise<Answer<readonly Float32Array[]>> =>
      endpoint.send(
        ({ encodingFormat }) => ({
          model: settings.embeddingModel,
          // Some refuse a text of nothing.
          input: texts.map((text) => (text.trim() === '' ? '-' : text.toWellFormed())),
          ...(encodingFormat ? { encoding_format: 'float' } : {}),
        }),
        async (client, body) => {
          const answer: unknown = await client.post('/embeddings', { body, signal })
          return read(answer, texts.length, expected.inputTokens, settings.baseUrl)
        },
      )
    const deadline = settings.requestSeconds * 1000
    const deadlines = { first: deadline, between: deadline }
    const { value } = await scheduler.ask({ work: 'embed', expected: () => expected, deadlines, send }, signal)
    return value
  }

  /** All batches, or none: those still under way when one fails are ended, and have ended when it throws. */
  async function embedAll(batches: readonly (readonly string[])[], signal: AbortSignal) {
    const stop = new AbortController()
    const each = batches.map((batch) => embedBatch(batch, AbortSignal.any([signal, stop.signal])))
    try {
      return (await Promise.all(each)).flat()
    } finally {
      stop.abort()
      await Promise.allSettled(each)
    }
  }

  return {
    name: settings.embeddingModel,
    embed: async (texts, signal) => {
      const flat = await embedAll(batchesOf(texts, endpoint.accepted.embeddingBatch), signal)
      const length = flat[0]?.length
      if (flat.some((vector) => vector.length !== length))
        throw new StrataError('model-output', 'The embedding model gave vectors of different lengths.', {
          hint: 'Choose another embedding model.',
        })
      return flat
    },
  }
}

function batchesOf(texts: readonly string[], most: number): readonly (readonly string[])[] {
  const batches: string[][] = []
  let tokens = Number.POSITIVE_INFINITY
  for (const text of texts) {
    const more = expectedOf([text], 0).inputTokens
    const last = batches.at(-1)
    if (last === undefined || last.length >= most || tokens + more > mostTokens) {
      batches.push([text])
      tokens = more
    } else {
      last.push(text)
      tokens += more
    }
  }
  return batches
}

function read(answer: unknown, count: number, ours: number, baseUrl: string): Answer<readonly Float32Array[]> {
  const embedded = Embedded.safeParse(answer).data
  if (embedded === undefined)
    throw notOfTheProtocol(typeof answer === 'string' ? 'a page' : 'something that is no list of vectors', baseUrl)
  const { data, usage } = embedded
  if (data.length !== count) throw new EndpointFailure('unusable', `it sent ${data.length} vectors for ${count} texts`)
  const inOrder = data.every(({ index }) => index !== undefined)
    ? data.toSorted((a, b) => (a.index ?? 0) - (b.index ?? 0))
    : data
  const value = inOrder.map(({ embedding }) => unit(embedding))
  const reported = usage?.prompt_tokens ?? 0
  return { value, inputTokens: reported > 0 ? reported : ours, outputTokens: 0, reported: reported > 0 }
}

function unit(values: readonly number[]): Float32Array {
  const vector = Float32Array.from(values)
  const length = Math.hypot(...vector)
  if (!Number.isFinite(length) || length === 0)
    throw new EndpointFailure('unusable', 'it sent a vector without direction')
  return vector.map((value) => value / length)
}
