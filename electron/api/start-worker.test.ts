import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startWorker } from './start-worker.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'strata-worker-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A worker that says it runs, and ends so long after it was told to stop. */
const script = (settles: boolean): string => `
import { parentPort } from 'node:worker_threads'
parentPort.on('message', () => {
  ${settles ? "parentPort.postMessage({ type: 'settling' })" : ''}
  setTimeout(() => {
    parentPort.postMessage({ type: 'event', event: { seq: 2, type: 'ended', state: 'paused' } })
    parentPort.close()
  }, 1_000)
})
parentPort.postMessage({ type: 'event', event: { seq: 1, type: 'stage', stage: 'import' } })
`

it.each([
  ['is waited for where it has said that it settles', true],
  ['is ended where it says nothing', false],
] as const)('a worker that takes its time to stop %s', async (_title, settles) => {
  const workerPath = join(folder, 'worker.mjs')
  writeFileSync(workerPath, script(settles))
  const began = Promise.withResolvers<void>()
  const worker = startWorker({
    workerPath,
    file: '',
    jobId: 1,
    onEvent: () => began.resolve(),
    log: (thrown) => expect.unreachable(String(thrown)),
    grace: { stopping: 200, settling: 30_000 },
  })
  await began.promise
  worker.pause()
  expect(await worker.finished).toBe(settles)
})
