import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createBuiltinAnalyst } from '../../electron/analysts/builtin/create-builtin-analyst.ts'
import { createModelAnalyst } from '../../electron/api/create-model-analyst.ts'
import { readingStages, runPipeline } from '../../electron/indexing/pipeline.ts'
import type { Stage } from '../../electron/indexing/stage.ts'
import { extractStage } from '../../electron/indexing/stages/extract.ts'
import { createReplyCache } from '../../electron/models/store-reply-cache.ts'
import { countChunks } from '../../electron/store/chunks.ts'
import { count } from '../../electron/store/connection.ts'
import { openWriter } from '../../electron/store/open-collection.ts'
import { builtinAnalysis } from '../../shared/model/index.ts'
import { fakeSettings } from '../fakes/model-fixtures.ts'
import { withEndpoint } from './endpoint-process.ts'
import { documentOf } from './generated-text.ts'
import { round } from './round.ts'

interface MeasureStage {
  readonly chunks: number
  /** Milliseconds that a reply takes. */
  readonly latency: number
  readonly atOnce: number
}

/** As long as a talk of the podcast corpus of GraphRAG's paper. */
const perDocument = 24

/**
 * The whole stage from entering it to leaving it: prompts put together, replies kept, read and tied to their places, and
 * what they say saved. Without gleanings, so that every chunk is one request.
 */
export const measureExtractStage = ({ chunks, latency, atOnce }: MeasureStage): Promise<Record<string, unknown>> =>
  withEndpoint({ latency }, async ({ url, home, answered }) => {
    const folder = join(home, 'talks')
    mkdirSync(folder)
    for (let number = 0; number * perDocument < chunks; number += 1)
      writeFileSync(
        join(folder, `${number}.txt`),
        documentOf(Math.min(perDocument, chunks - number * perDocument), number),
      )
    const first = join(home, 'first.txt')
    writeFileSync(first, 'Ada Lovelace wrote to Charles Babbage.')
    const store = openWriter(join(home, 'stage.strata'), { create: true })
    try {
      const { analyst, meter } = createModelAnalyst({
        settings: fakeSettings(url, { concurrency: atOnce, requestSeconds: 60 }),
        apiKey: undefined,
        budget: null,
        promptsPath: join(import.meta.dirname, '../../prompts'),
        store,
        analysis: { ...builtinAnalysis, extraction: 'prompted', gleanings: 0 },
        builtin: createBuiltinAnalyst(),
        cache: createReplyCache(store),
        onMeter: () => undefined,
      })
      const run = async (paths: readonly string[], stages: readonly Stage[]): Promise<number> => {
        let began = 0
        const nothing = (): void => undefined
        const { signal } = new AbortController()
        const told = { enter: () => (began = performance.now()), progress: nothing, skipped: nothing }
        await runPipeline({ store, analyst, paths, signal, ...told }, stages)
        return (performance.now() - began) / 1_000
      }
      // What is loaded with the first request is not the stage's time.
      await run([first], readingStages)
      await run([], [extractStage])
      await run([folder], readingStages)
      const before = answered().length
      const seconds = await run([], [extractStage])
      const calls = answered().length - before
      const ideal = (calls * latency) / 1_000 / atOnce
      return {
        what: 'the whole stage',
        chunks: countChunks(store) - 1,
        replies: calls,
        mentions: count(store, 'SELECT count(*) AS n FROM mentions'),
        seconds: round(seconds, 2),
        ideal: round(ideal, 2),
        ratio: round(seconds / ideal, 3),
        retried: meter.reading().works[0]?.retried ?? 0,
        kept: count(store, 'SELECT count(*) AS n FROM replies') - before,
      }
    } finally {
      store.close()
    }
  })
