import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { StrataError } from '../../shared/contract/errors.ts'
import type { AnswerPart, MappedPoint } from '../analysts/analyst.ts'
import { createBuiltinAnalyst } from '../analysts/builtin/create-builtin-analyst.ts'
import type { Writer } from '../store/connection.ts'
import { openWriter } from '../store/open-collection.ts'
import { mapReduce, type UnsavedAnswer } from './map-reduce.ts'
import { createVocabulary } from './vocabulary.ts'

let folder: string
let store: Writer
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'strata-map-'))
  store = openWriter(join(folder, 'empty.strata'), { create: true })
})
afterAll(() => {
  store.close()
  rmSync(folder, { recursive: true })
})

const item = (id: number) => ({ id, tokens: 10 })
const found: MappedPoint = { text: 'Nets matter.', helpfulness: 50, reports: [2], section: '' }

async function answer(
  map: (ids: readonly number[], onUnread: (reason: string) => void) => MappedPoint[],
  parts: readonly AnswerPart[] = [{ delta: 'Nets.', answered: true }],
): Promise<UnsavedAnswer> {
  const asked = {
    store,
    analyst: {
      ...createBuiltinAnalyst(),
      async *reduceAnswer() {
        yield* parts
      },
    },
    question: 'What matters?',
    level: 0,
    signal: new AbortController().signal,
    now: () => 0,
  }
  const steps = mapReduce(asked, {
    method: 'global',
    dataset: 'reports',
    batches: [[item(1)], [item(2)], [item(3)]],
    hasShown: () => false,
    startedAt: 0,
    map: async (batch, _, onUnread) =>
      map(
        batch.map(({ id }) => id),
        onUnread,
      ),
    reduce: (points) => ({
      question: 'What matters?',
      points,
      vocabulary: createVocabulary(store),
      reports: [],
      level: 0,
      levels: () => [],
    }),
  })
  for (;;) {
    const { value, done } = await steps.next()
    if (done) return value
  }
}

const unread = (): never => {
  throw new StrataError('model-output', 'Nothing could be read.')
}

it('goes on without a batch that the model made nothing of, and the trace says so', async () => {
  const { points, trace } = await answer(([id]) => (id === 1 ? unread() : id === 2 ? [found] : []))
  expect(points.map(({ text }) => text)).toEqual(['Nets matter.'])
  expect(trace.batches.map(({ reports, failed }) => [reports, failed])).toEqual([
    [[1], 'Nothing could be read.'],
    [[2], undefined],
    [[3], undefined],
  ])
})

it('fails where no batch could be read, and at once where the model is gone', async () => {
  await expect(answer(unread)).rejects.toMatchObject({ code: 'model-output' })
  await expect(
    answer(([id]) => {
      if (id === 2) throw new StrataError('model-unavailable', 'It is gone.')
      return [found]
    }),
  ).rejects.toMatchObject({ code: 'model-unavailable' })
})

it('says in the trace which batch was not read to its end', async () => {
  const { trace } = await answer(([id], onUnread) => {
    if (id === 2) onUnread('A reply was cut off.')
    return [found]
  })
  expect(trace.batches.map(({ failed }) => failed)).toEqual([undefined, 'A reply was cut off.', undefined])
})

it('keeps the text that an analyst puts in the place of what it said before', async () => {
  const parts = [{ delta: 'Nets mat' }, { delta: 'Boats.', replaces: true as const }, { delta: '', answered: true }]
  expect((await answer(() => [found], parts)).text).toBe('Boats.')
})
