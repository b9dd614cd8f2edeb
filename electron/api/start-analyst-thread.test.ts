import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Analyst, Extraction } from '../analysts/analyst.ts'
import { createBuiltinAnalyst } from '../analysts/builtin/create-builtin-analyst.ts'
import { inThreads } from '../analysts/parallel/in-threads.ts'
import { createThreadPool, type ThreadPool } from '../analysts/parallel/thread-pool.ts'
import { startAnalystThread } from './start-analyst-thread.ts'

const text = readFileSync(
  join(import.meta.dirname, '../../resources/sample/press/2014-10-03-oyster-feast.html'),
  'utf8',
)
const document = { id: 1, title: 'Oysters', format: 'text', text }
const chunks = [{ id: 7, start: 0, end: text.length }]
const signal = new AbortController().signal

let pool: ThreadPool
beforeEach(() => {
  pool = createThreadPool(() => startAnalystThread((thrown) => expect.unreachable(String(thrown))), 2)
})
afterEach(() => pool.close())

async function extract(analyst: Analyst, stop = signal): Promise<readonly Extraction[]> {
  const all: Extraction[] = []
  for await (const extraction of analyst.extract(document, chunks, stop)) all.push(extraction)
  return all
}

describe('the built-in analyst in threads', () => {
  it('reads as it does in this one', async () => {
    const builtin = createBuiltinAnalyst()
    const threaded = inThreads(builtin, pool, 0)
    const here = await extract(builtin)
    expect(here[0]!.mentions.length).toBeGreaterThan(5)
    expect(await Promise.all([extract(threaded), extract(threaded), extract(threaded)])).toEqual([here, here, here])
  })

  it.each([
    ['ends itself', 'process.exit(0)', false],
    ['throws', 'throw new Error("no more")', true],
  ])('says in one sentence that a thread died, which %s while it reads', async (_, act, isLogged) => {
    const program = `import { parentPort } from 'node:worker_threads'\nparentPort.on('message', () => { ${act} })`
    const logged: string[] = []
    const dying = createThreadPool(
      () =>
        startAnalystThread(
          (thrown) => logged.push(String(thrown)),
          new URL(`data:text/javascript,${encodeURIComponent(program)}`),
        ),
      2,
    )
    const threaded = inThreads(createBuiltinAnalyst(), dying, 0)
    for (const outcome of await Promise.allSettled([extract(threaded), extract(threaded), extract(threaded)]))
      expect(outcome).toMatchObject({
        status: 'rejected',
        reason: { code: 'internal', message: 'A thread that read documents ended unexpectedly.' },
      })
    expect(logged).toEqual(isLogged ? Array(3).fill('Error: no more') : [])
    dying.close()
  })

  it('stops at once when it is told to', async () => {
    const controller = new AbortController()
    const reading = extract(inThreads(createBuiltinAnalyst(), pool, 0), controller.signal)
    controller.abort()
    await expect(reading).rejects.toThrow('aborted')
  })
})
