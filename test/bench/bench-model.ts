import { join } from 'node:path'
import { createModel } from '../../electron/models/create-model.ts'
import { createMeter } from '../../electron/models/meter.ts'
import { createReplyCache } from '../../electron/models/store-reply-cache.ts'
import { openWriter } from '../../electron/store/open-collection.ts'
import type { EndpointOptions } from '../fakes/model-endpoint.ts'
import { extractionOf, fakeSettings } from '../fakes/model-fixtures.ts'
import { withEndpoint } from './endpoint-process.ts'
import { chunkText } from './generated-text.ts'
import { measureExtractStage } from './measure-extract-stage.ts'
import { round } from './round.ts'

/** As many as the podcast corpus of GraphRAG's paper has. */
const chunks = 1_669
const latency = 500
const atOnce = 25

/**
 * 1,669 generated chunks and the fake endpoint, in a process of its own, half a second a reply and 25 at once: seconds
 * beside calls × latency ÷ 25. First the whole extraction stage; then the bare requests; then these with every tenth a
 * fault of each kind in turn, how many replies came and how many were paid for twice. `model [CHUNKS]` for fewer.
 */
export async function benchModel([some = String(chunks)]: readonly string[]): Promise<
  readonly Record<string, unknown>[]
> {
  const number = Number(some)
  return [
    await measureExtractStage({ chunks: number, latency, atOnce }),
    await measureRequests('bare requests', number, {}),
    await measureRequests('every tenth a fault', number, { faults: { every: 10 } }),
  ]
}

const measureRequests = (what: string, number: number, options: EndpointOptions): Promise<Record<string, unknown>> =>
  withEndpoint({ latency, ...options }, async ({ url, home, answered }) => {
    const store = openWriter(join(home, 'bench.strata'), { create: true })
    try {
      // A request that stalls is given up after five seconds.
      const settings = fakeSettings(url, { concurrency: atOnce, requestSeconds: 5 })
      const meter = createMeter(settings.model, null)
      const cache = createReplyCache(store)
      const { language } = createModel({ settings, apiKey: undefined, cache, meter, budget: null })
      const texts = Array.from({ length: number }, (_, at) => chunkText(at))
      const never = new AbortController().signal
      // What is loaded with the first request is not the requests' time.
      await language.complete(extractionOf('Here is a first one.'), never)
      const began = performance.now()
      const replies = await Promise.all(texts.map((text) => language.complete(extractionOf(text), never)))
      const seconds = (performance.now() - began) / 1000
      const ideal = (number * latency) / 1000 / atOnce
      const keys = answered().map(({ key }) => key)
      return {
        what,
        chunks: number,
        replies: replies.filter(({ text }) => text !== '').length,
        seconds: round(seconds, 2),
        ideal: round(ideal, 2),
        ratio: round(seconds / ideal, 3),
        retried: meter.reading().works[0]?.retried ?? 0,
        paidTwice: keys.length - new Set(keys).size,
        kept: replies.filter(({ key }) => cache.find(key) !== undefined).length,
      }
    } finally {
      store.close()
    }
  })
