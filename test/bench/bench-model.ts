import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRandom } from '../../electron/algorithms/random/seeded-random.ts'
import { createModel } from '../../electron/models/create-model.ts'
import { createMeter } from '../../electron/models/meter.ts'
import { createReplyCache } from '../../electron/models/store-reply-cache.ts'
import { openWriter } from '../../electron/store/open-collection.ts'
import type { EndpointOptions, EndpointRequest } from '../fakes/model-endpoint.ts'
import { extractionOf, fakeSettings } from '../fakes/model-fixtures.ts'
import { round } from './round.ts'

/** As many as the podcast corpus of GraphRAG's paper has. */
const chunks = 1_669
const latency = 500
const atOnce = 25

/**
 * The extraction of 1,669 generated chunks by the fake endpoint, in a process of its own, half a second a reply and 25 at
 * once: seconds beside calls × latency ÷ 25; then the same with every tenth request a fault of each kind in turn, how many
 * replies came and how many were paid for twice.
 */
export async function benchModel(): Promise<readonly Record<string, unknown>[]> {
  return [await measure('as it should be', {}), await measure('every tenth a fault', { faults: { every: 10 } })]
}

async function measure(what: string, options: EndpointOptions): Promise<Record<string, unknown>> {
  const home = mkdtempSync(join(tmpdir(), 'strata-bench-'))
  const answeredFile = join(home, 'answered.jsonl')
  const program = join(import.meta.dirname, '../fakes/model-endpoint-process.ts')
  const child = spawn(process.execPath, [program, JSON.stringify({ latency, ...options }), answeredFile], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const store = openWriter(join(home, 'bench.strata'), { create: true })
  try {
    const [line] = (await once(child.stdout, 'data')) as [Buffer]
    const { url } = JSON.parse(line.toString()) as { url: string }
    // A request that stalls is given up after five seconds.
    const settings = fakeSettings(url, { concurrency: atOnce, requestSeconds: 5 })
    const meter = createMeter(settings.model, null)
    const cache = createReplyCache(store)
    const { language } = createModel({ settings, apiKey: undefined, cache, meter, budget: null })
    const texts = Array.from({ length: chunks }, (_, at) => chunkText(at))
    const never = new AbortController().signal
    // What is loaded with the first request is not the requests' time.
    await language.complete(extractionOf('Here is a first one.'), never)
    const began = performance.now()
    const replies = await Promise.all(texts.map((text) => language.complete(extractionOf(text), never)))
    const seconds = (performance.now() - began) / 1000
    const ideal = (chunks * latency) / 1000 / atOnce
    const answered = readFileSync(answeredFile, 'utf8')
      .trim()
      .split('\n')
      .map((one) => (JSON.parse(one) as EndpointRequest).key)
    return {
      what,
      replies: replies.filter(({ text }) => text !== '').length,
      seconds: round(seconds, 2),
      ideal: round(ideal, 2),
      ratio: round(seconds / ideal, 3),
      retried: meter.reading().works[0]?.retried ?? 0,
      paidTwice: answered.length - new Set(answered).size,
      kept: replies.filter(({ key }) => cache.find(key) !== undefined).length,
    }
  } finally {
    store.close()
    child.stdin.end()
    await once(child, 'exit')
    rmSync(home, { recursive: true, force: true })
  }
}

const names = [
  'Ada Lovelace',
  'Charles Babbage',
  'Grace Hopper',
  'Alan Turing',
  'Mary Somerville',
  'London',
  'Analytical Engine',
]

/** About 600 tokens, others for each number. */
function chunkText(number: number): string {
  const random = createRandom(number + 1)
  const pick = (): string => names[random.int(names.length)] ?? ''
  return Array.from(
    { length: 40 },
    (_, at) => `In part ${at} of chapter ${number} we hear what ${pick()} and ${pick()} had to do with each other.`,
  ).join(' ')
}
