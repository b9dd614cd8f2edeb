import { setImmediate as breathe } from 'node:timers/promises'
import type { ChunkToRead, DocumentToRead, Extraction } from '../../analyst.ts'
import { splitSentences } from '../../builtin/reading/split-sentences.ts'
import type { Prompted } from '../ask-model.ts'
import { createChunkText } from './chunk-text.ts'
import { placeReply } from './place-reply.ts'
import { readChunk, type ReadReply } from './read-chunk.ts'
import { createToldBefore } from './told-before.ts'

const nothing: ReadReply = { entities: [], relationships: [], claims: [] }

/**
 * Has a model read a document's chunks, all asked for at once (the model takes as many as it can), and yields what they say
 * in their order. A chunk of which nothing could be read comes with its failure; what stops everything is thrown, and the
 * requests under way are told to stop.
 */
export async function* extractChunks(
  asked: Prompted,
  document: DocumentToRead,
  chunks: readonly ChunkToRead[],
  signal: AbortSignal,
): AsyncGenerator<Extraction> {
  signal.throwIfAborted()
  const stop = new AbortController()
  const either = AbortSignal.any([signal, stop.signal])
  const sentences = splitSentences(document.text)
  const told = createToldBefore()
  let readTo = 0
  try {
    // Between two prompts that are put together, requests go out.
    let turn: Promise<void> = Promise.resolve()
    const readings = chunks.map((chunk) => {
      const text = document.text.slice(chunk.start, chunk.end)
      if (text.trim() === '') return { chunk, reading: Promise.resolve(nothing) }
      const ready = turn
      turn = turn.then(() => breathe())
      const reading = ready.then(() => readChunk(asked, text, either))
      // Thrown when its turn comes, or never, when one before it failed.
      reading.catch(() => undefined)
      return { chunk, reading }
    })
    for (const { chunk, reading } of readings) {
      const reply = await reading
      if ('failure' in reply)
        yield { chunk: chunk.id, failure: reply.failure, mentions: [], relationships: [], claims: [] }
      else {
        const text = createChunkText(document.text, chunk, sentences, readTo)
        yield {
          chunk: chunk.id,
          ...(reply.partly && { partly: reply.partly }),
          ...placeReply(reply, text, told, asked.analysis.entityTypes),
        }
        readTo = Math.max(readTo, chunk.end)
      }
    }
  } finally {
    stop.abort()
  }
}
