import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { run } from '../../../electron/store/connection.ts'
import { readJobUsage } from '../../../electron/store/jobs.ts'
import { openReader, openWriter } from '../../../electron/store/open-collection.ts'
import type { RunUsage } from '../../../shared/model/index.ts'
import { startModelEndpoint, type ModelEndpoint } from '../../fakes/model-endpoint.ts'
import { runWithModel } from './run-with-model.ts'

const paths = [join(import.meta.dirname, '../../../resources/sample/mail')]
let folder: string
let endpoint: ModelEndpoint
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'strata-stopped-'))
  endpoint = await startModelEndpoint({ gleanings: 1 })
})
afterEach(async () => {
  await endpoint.close()
  rmSync(folder, { recursive: true })
})

it('says why it stopped and keeps what it took, even where the map cannot be brought into line', async () => {
  const file = join(folder, 'c.strata')
  const logged: unknown[] = []
  let kept: RunUsage | null | undefined
  let refused = false
  const refuseMap = (): void => {
    refused = true
    const writer = openWriter(file)
    run(writer, `CREATE TRIGGER refuse BEFORE INSERT ON entities BEGIN SELECT RAISE(ABORT, 'no entity'); END`)
    writer.close()
  }
  const ended = await runWithModel({
    file,
    paths,
    url: endpoint.url,
    budget: 20_000,
    // The map of the built-in analyst stands when the model is first asked.
    onEvent: ({ type }) => type === 'meter' && !refused && refuseMap(),
    log: (thrown) => {
      logged.push(thrown)
      const reader = openReader(file)
      kept = readJobUsage(reader, 1)
      reader.close()
    },
  })
  expect(logged.map(String)).toEqual([expect.stringContaining('no entity')])
  expect(ended).toMatchObject({ state: 'paused', message: expect.stringContaining('budget') })
  expect(kept).toEqual(expect.objectContaining({ reading: ended.usage?.reading }))
  expect(kept?.reading.works[0]?.calls).toBeGreaterThan(0)
})

it('has kept budget and usage while it is under way', async () => {
  const file = join(folder, 'c.strata')
  let seen: RunUsage | null | undefined
  await runWithModel({
    file,
    paths,
    url: endpoint.url,
    budget: 1_000_000,
    onEvent: ({ type }) => {
      if (type !== 'meter' || seen) return
      const reader = openReader(file)
      seen = readJobUsage(reader, 1)
      reader.close()
    },
  })
  expect(seen).toMatchObject({ reading: { model: 'fake-model', budget: 1_000_000 } })
})
