import { expect, it } from 'vitest'
import { createBuiltinAnalyst } from '../builtin/create-builtin-analyst.ts'
import { inThreads } from './in-threads.ts'
import { serveThread } from './serve-thread.ts'
import type { ThreadPool } from './thread-pool.ts'

const signal = new AbortController().signal
const builtin = createBuiltinAnalyst()
const document = (id: number) => ({
  id,
  title: '',
  format: 'text',
  text: 'Ada Lovelace met Charles Babbage in London.',
})
const chunks = [{ id: 1, start: 0, end: 43 }]

it('a little is read here, and the rest in threads, with the same result', async () => {
  const inPool: number[] = []
  const pool = {
    size: 3,
    close: () => undefined,
    run: async (task) => {
      inPool.push(task.document.id)
      const reply = await serveThread(builtin, structuredClone(task), signal)
      return 'result' in reply ? reply.result : expect.unreachable()
    },
  } as ThreadPool
  const analyst = inThreads(builtin, pool, 100)
  const read = async (id: number) => {
    const all = []
    for await (const extraction of analyst.extract(document(id), chunks, signal)) all.push(extraction)
    return all
  }
  const first = await read(1)
  expect(first[0]!.mentions.map(({ name }) => name)).toEqual(['Ada Lovelace', 'Charles Babbage', 'London'])
  expect(await read(2)).toEqual(first)
  expect(await read(3)).toEqual(first)
  expect(inPool).toEqual([3])
})
