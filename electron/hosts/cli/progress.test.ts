import { Writable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import type { JobEvent } from '../../../shared/model/index.ts'
import { duration } from './duration.ts'
import { createProgress } from './progress.ts'

function terminal(isTTY: boolean, columns = 60) {
  let text = ''
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString()
      done()
    },
  })
  return { err: Object.assign(stream, { isTTY, columns }), text: () => text }
}

const events: readonly JobEvent[] = [
  { seq: 1, type: 'stage', stage: 'import' },
  {
    seq: 2,
    type: 'progress',
    stage: 'import',
    done: 1,
    total: 3,
    item: 'letters/\u001b[31mred\n.txt',
    secondsLeft: 12.4,
  },
  { seq: 3, type: 'skipped', path: 'a\u001b]0;x.bin', code: 'unsupported', reason: 'No reader takes it.' },
  { seq: 4, type: 'skipped', path: 'b.txt', code: 'duplicate', reason: 'It is there already.' },
  { seq: 5, type: 'progress', stage: 'import', done: 2, total: 3, item: 'x'.repeat(500) },
]

function show(isTTY: boolean): string {
  const { err, text } = terminal(isTTY)
  const progress = createProgress(err)
  events.forEach(progress.onEvent)
  progress.clear()
  return text()
}

describe('createProgress', () => {
  it('keeps one updating line on a terminal, and takes it away at the end', () => {
    const text = show(true)
    expect(text).toContain('import 1 of 3, 12 s left')
    expect(text.endsWith('\r\u001b[2K')).toBe(true)
    expect(text.split('\n')).toHaveLength(2)
    for (const line of text.replaceAll('\r\u001b[2K', '\n').split('\n')) expect(line.length).toBeLessThan(60)
  })
  it('says elsewhere that a stage begins and how far it came, without control sequences', () => {
    expect(show(false)).toBe('import\nskipped a\ufffd]0;x.bin: No reader takes it.\nimport 2 of 3\n')
  })
  it('lets no file name steer the terminal', () => {
    expect(show(true).replaceAll('\r\u001b[2K', '')).not.toContain('\u001b')
  })
})

it.each([
  [0, '1 s'],
  [12.4, '12 s'],
  [99, '99 s'],
  [100, '2 min'],
  [3599, '1 h 0 min'],
  [3900, '1 h 5 min'],
])('%d seconds are %s', (seconds, words) => {
  expect(duration(seconds)).toBe(words)
})
