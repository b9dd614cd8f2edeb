import { describe, expect, it } from 'vitest'
import type { JobEvent } from '../../shared/model/index.ts'
import { createJobLog } from './job-log.ts'
import { createJobReporter } from './job-reporter.ts'

const never = new AbortController().signal
const collect = async (events: AsyncIterable<JobEvent>): Promise<JobEvent[]> => {
  const all: JobEvent[] = []
  for await (const event of events) all.push(event)
  return all
}

describe('a job’s news', () => {
  it('reaches who watches and who comes late alike, up to the end', async () => {
    const log = createJobLog()
    const early = collect(log.watch(0, never))
    log.add({ seq: 1, type: 'stage', stage: 'import' })
    log.add({ seq: 2, type: 'progress', stage: 'import', done: 1, total: 3 })
    log.add({ seq: 3, type: 'progress', stage: 'import', done: 3, total: 3 })
    log.add({ seq: 4, type: 'ended', state: 'completed' })
    expect((await early).map(({ seq }) => seq)).toContain(4)
    expect((await collect(log.watch(0, never))).map(({ seq }) => seq)).toEqual([1, 3, 4])
    expect((await collect(log.watch(3, never))).map(({ seq }) => seq)).toEqual([4])
  })

  it('does not take longer the more there was before', async () => {
    const log = createJobLog()
    const count = 40_000
    const watched = collect(log.watch(0, never))
    const late: Promise<JobEvent[]>[] = []
    for (let seq = 1; seq <= count; seq += 1) {
      log.add({ seq, type: 'skipped', path: `${seq}.bin`, code: 'unsupported', reason: 'No reader takes it.' })
      if (seq % 10_000 === 0) late.push(collect(log.watch(seq - 5, never)))
    }
    log.add({ seq: count + 1, type: 'ended', state: 'completed' })
    expect(await watched).toHaveLength(count + 1)
    expect((await Promise.all(late)).map(({ length }) => length)).toEqual([30_006, 20_006, 10_006, 6])
  }, 5_000)

  it('comes in its order, the progress of each stage among the rest', async () => {
    const log = createJobLog()
    log.add({ seq: 1, type: 'stage', stage: 'import' })
    log.add({ seq: 2, type: 'progress', stage: 'import', done: 1, total: 1 })
    log.add({ seq: 3, type: 'stage', stage: 'chunk' })
    log.add({ seq: 4, type: 'progress', stage: 'chunk', done: 1, total: 1 })
    log.add({ seq: 5, type: 'ended', state: 'completed' })
    expect((await collect(log.watch(0, never))).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5])
  })

  it('stops for a watcher that leaves', async () => {
    const controller = new AbortController()
    const watched = collect(createJobLog().watch(0, controller.signal))
    controller.abort()
    expect(await watched).toEqual([])
  })
})

describe('progress', () => {
  it('goes out ten times a second at most, but the last of a stage always', () => {
    const events: JobEvent[] = []
    let time = 0
    const reporter = createJobReporter(
      (event) => events.push(event),
      () => time,
    )
    reporter.enter('extract')
    for (let done = 1; done <= 1_000; done += 1) {
      time += 1
      reporter.progress('extract', done, 1_000)
    }
    const progress = events.filter(({ type }) => type === 'progress')
    expect(progress.length).toBeLessThanOrEqual(12)
    expect(progress.at(-1)).toMatchObject({ done: 1_000, total: 1_000 })
  })

  it('estimates what is left from the stage’s own speed, after its first second', () => {
    const events: JobEvent[] = []
    let time = 0
    const reporter = createJobReporter(
      (event) => events.push(event),
      () => time,
    )
    reporter.enter('extract')
    time = 2_000
    reporter.progress('extract', 25, 100)
    expect(events.at(-1)).toMatchObject({ secondsLeft: 6 })
  })
})
