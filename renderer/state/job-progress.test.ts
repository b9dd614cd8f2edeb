import { expect, test } from 'vitest'
import { stageNames, type JobEvent } from '../../shared/model/index.ts'
import { afterEvent, isActive, newJob, shareDone } from './job-progress.ts'

const events: readonly JobEvent[] = [
  { seq: 1, type: 'stage', stage: 'import' },
  { seq: 2, type: 'progress', stage: 'import', done: 3, total: 10, item: 'c.txt', secondsLeft: 7 },
  { seq: 3, type: 'skipped', path: 'd.bin', code: 'unsupported', reason: 'It is no text.' },
  { seq: 4, type: 'stage', stage: 'chunk' },
]

test('progress is what the events tell', () => {
  const job = events.reduce(afterEvent, newJob(4))
  expect(job).toMatchObject({ stage: 'chunk', skipped: 1, seq: 4 })
  expect(job.stages.import).toEqual({ done: 3, total: 10, item: 'c.txt', secondsLeft: 7 })
})

test('events told twice after a reconnection count once', () => {
  const job = events.reduce(afterEvent, newJob(4))
  expect(events.reduce(afterEvent, job)).toEqual(job)
})

test('the share done never falls and is whole only when the job is completed', () => {
  let job = newJob(1)
  let seq = 0
  let last = 0
  for (const stage of stageNames) {
    for (const done of [0, 1, 2]) {
      job = afterEvent(job, { seq: ++seq, type: 'progress', stage, done, total: 2 })
      expect(shareDone(job)).toBeGreaterThanOrEqual(last)
      last = shareDone(job)
    }
  }
  expect(last).toBeCloseTo(1)
  expect(isActive(job)).toBe(true)
  job = afterEvent(job, { seq: ++seq, type: 'ended', state: 'completed' })
  expect(shareDone(job)).toBe(1)
  expect(isActive(job)).toBe(false)
})
