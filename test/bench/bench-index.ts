import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createEngine } from '../../electron/api/create-engine.ts'
import { engineContract, type EngineContract } from '../../shared/contract/index.ts'
import type { Client } from '../../shared/contract/method.ts'
import { createClient, createMemoryPorts, serve } from '../../shared/rpc/index.ts'
import { median } from './median.ts'
import { round } from './round.ts'

/**
 * Indexes folders with the engine of the desktop app, a job in its own thread, and asks the engine all the while:
 * seconds of the index, the slowest answer and the median of what the page asks for (milliseconds), peak memory.
 */
export async function benchIndex(paths: readonly string[]): Promise<Record<string, unknown>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'strata-bench-'))
  const dist = join(import.meta.dirname, '../../dist')
  const engine = createEngine({
    dataDir,
    samplePath: '',
    promptsPath: '',
    workerPath: join(dist, 'worker.js'),
    licencesPath: join(dist, 'licences.json'),
    logPath: '',
    version: '0',
    now: Date.now,
    log: (thrown) => process.stderr.write(`${String(thrown)}\n`),
  })
  const [near, far] = createMemoryPorts()
  serve(engineContract, engine.handlers, far, { log: () => undefined })
  const client = createClient(engineContract, near)
  try {
    return await measure(client, paths)
  } finally {
    near.close()
    await engine.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function measure(client: Client<EngineContract>, paths: readonly string[]): Promise<Record<string, unknown>> {
  const { key: collection } = await client['collections.create']({ name: 'Bench' })
  const startedAt = performance.now()
  const { jobId } = await client['index.start']({ collection, sources: paths.map((path) => ({ path: resolve(path) })) })
  const stages: Record<string, number> = {}
  let running = true
  let stage = ''
  let stageStart = startedAt
  const leave = (): void => {
    if (stage) stages[stage] = round((performance.now() - stageStart) / 1_000, 3)
    stageStart = performance.now()
  }
  const watching = (async () => {
    for await (const event of client['jobs.watch']({ collection, jobId })) {
      if (event.type !== 'stage') continue
      leave()
      stage = event.stage
    }
    leave()
    running = false
  })()
  const waits: number[] = []
  let peak = 0
  while (running) {
    const asked = performance.now()
    await client['entities.search']({ collection, query: 'a' })
    waits.push(performance.now() - asked)
    peak = Math.max(peak, process.memoryUsage.rss())
    await wait(20)
  }
  await watching
  const seconds = (performance.now() - startedAt) / 1_000
  const { documents, chunks, tokens, entities, relationships, communities } = await client['collection.status']({
    collection,
  })
  return {
    documents,
    chunks,
    tokens,
    entities,
    relationships,
    communities,
    seconds: round(seconds, 2),
    ...Object.fromEntries(Object.entries(stages).map(([name, value]) => [`seconds.${name}`, value])),
    callMedianMs: round(median(waits), 2),
    callSlowestMs: round(Math.max(0, ...waits), 2),
    peakMB: Math.round(peak / 1_000_000),
  }
}
