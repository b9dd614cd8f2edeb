import { beforeEach, describe, expect, it } from 'vitest'
import { StrataError } from '../../../shared/contract/errors.ts'
import type { ThreadReply, ThreadTask } from './thread-messages.ts'
import { createThreadPool, type PoolThread, type ThreadPool } from './thread-pool.ts'

/** A thread whose replies and end the test decides. */
interface FakeThread {
  readonly tasks: ThreadTask[]
  reply: (reply: ThreadReply) => void
  end: (cause: unknown) => void
  stopped: boolean
}

let threads: FakeThread[]
let pool: ThreadPool
let controller: AbortController
beforeEach(() => {
  threads = []
  controller = new AbortController()
  pool = createThreadPool(startFake, 2)
})

function startFake(): PoolThread {
  const fake: FakeThread = { tasks: [], reply: () => undefined, end: () => undefined, stopped: false }
  threads.push(fake)
  return {
    post: (task) => void fake.tasks.push(task),
    onReply: (listener) => void (fake.reply = listener),
    onEnd: (listener) => void (fake.end = listener),
    stop: () => void (fake.stopped = true),
  }
}

const task = (id: number): ThreadTask => ({
  document: { id, title: '', format: 'text', text: '' },
  chunks: [],
})
const run = (id: number) => pool.run(task(id), controller.signal)
const done = (chunk: number): ThreadReply => ({ result: [{ chunk, mentions: [], relationships: [], claims: [] }] })
const taken = () => threads.map(({ tasks }) => tasks.map((one) => (one as { document: { id: number } }).document.id))

describe('a pool of threads', () => {
  it('starts a thread only when a task would wait, and gives the next task to the first that is free', async () => {
    const first = run(1)
    expect(threads).toHaveLength(1)
    const others = [run(2), run(3)]
    expect(taken()).toEqual([[1], [2]])
    threads[1]!.reply(done(2))
    expect(taken()).toEqual([[1], [2, 3]])
    threads[1]!.reply(done(3))
    threads[0]!.reply(done(1))
    expect(await Promise.all([first, ...others])).toEqual(
      [1, 2, 3].map((chunk) => [expect.objectContaining({ chunk })]),
    )
    void run(4)
    expect(threads).toHaveLength(2)
  })

  it('passes on what a task failed with, and the thread goes on', async () => {
    const bad = run(1)
    threads[0]!.reply({ error: { code: 'invalid-input', message: 'No.' } })
    await expect(bad).rejects.toMatchObject({ code: 'invalid-input', message: 'No.' })
    const worse = run(2)
    threads[0]!.reply({ thrown: new TypeError('x is not y') })
    await expect(worse).rejects.toThrow(TypeError)
    expect(taken()).toEqual([[1, 2]])
  })

  it('says in one sentence that a thread died, and does the next task in another', async () => {
    const lost = run(1)
    threads[0]!.end(new Error('out of memory'))
    await expect(lost).rejects.toMatchObject({
      code: 'internal',
      message: 'A thread that read documents ended unexpectedly.',
    })
    const next = run(2)
    threads[1]!.reply(done(2))
    await expect(next).resolves.toHaveLength(1)
  })

  it('ends threads at once when their task is aborted, and drops what waited', async () => {
    const all = [run(1), run(2), run(3)]
    controller.abort(new StrataError('cancelled', 'Enough.'))
    const outcomes = await Promise.allSettled(all)
    expect(outcomes.map((outcome) => outcome.status === 'rejected' && (outcome.reason as Error).message)).toEqual([
      'Enough.',
      'Enough.',
      'Enough.',
    ])
    expect(threads.map(({ stopped }) => stopped)).toEqual([true, true])
    expect(taken()).toEqual([[1], [2]])
    await expect(run(4)).rejects.toThrow('Enough.')
  })

  it('leaves alone the tasks of another signal', async () => {
    const other = new AbortController()
    const kept = pool.run(task(1), other.signal)
    const dropped = run(2)
    controller.abort(new StrataError('cancelled', 'Enough.'))
    await expect(dropped).rejects.toThrow('Enough.')
    threads[0]!.reply(done(1))
    await expect(kept).resolves.toHaveLength(1)
  })

  it('fails what is left when it is closed', async () => {
    const left = [run(1), run(2), run(3)]
    pool.close()
    for (const one of left) await expect(one).rejects.toMatchObject({ code: 'interrupted' })
    expect(threads.every(({ stopped }) => stopped)).toBe(true)
  })
})
