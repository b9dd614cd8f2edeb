import { expect, test } from 'vitest'
import type { Answer } from '../../../shared/model/index.ts'
import { answerMarkdown } from './answer-markdown.ts'
import { applyAnswerEvent, isRunning, startRun } from './ask-run.ts'

const answer: Answer = {
  id: 1,
  question: 'Who kept the # 2 ledger?',
  method: 'global',
  level: 1,
  text: '## The ledger\nMarta kept it [Data: Reports (2)].',
  answered: true,
  citations: [
    { dataset: 'reports', id: 2, resolved: true, title: 'Ledger <b>' },
    { dataset: 'entities', id: 9, resolved: false, title: '' },
  ],
  points: [],
  trace: { batches: [], cutPoints: 0, removedCitations: 1 },
  usage: { calls: 0, inputTokens: 0, outputTokens: 0 },
  seconds: 0.2,
  analyst: 'builtin',
  askedAt: '2026-11-21T10:00:00.000Z',
}

test('an answer becomes a Markdown document with what its citations name', () => {
  expect(answerMarkdown(answer)).toBe(`# Who kept the \\# 2 ledger?

## The ledger
Marta kept it [Data: Reports (2)].

## Cited

- Reports (2): Ledger \\<b\\>

*Method global, level 1, builtin, 2026-11-21.*
`)
})

test('a run collects points, most helpful first, then text, and the finished text counts', () => {
  const point = (text: string, helpfulness: number) => ({ text, helpfulness, reports: [2] })
  const started = applyAnswerEvent(startRun({ question: 'Who?', method: 'global', level: 1, analyst: 'builtin' }), {
    type: 'started',
    reports: 12,
    batches: 2,
  })
  const mapped = [
    { type: 'mapped' as const, done: 1, total: 2, points: [point('a', 20)] },
    { type: 'mapped' as const, done: 2, total: 2, points: [point('b', 90), point('c', 10)] },
  ].reduce(applyAnswerEvent, started)
  expect(mapped).toMatchObject({ phase: 'mapping', read: 12, done: 2, total: 2 })
  expect(mapped.points.map(({ text }) => text)).toEqual(['b', 'a', 'c'])
  const writing = applyAnswerEvent(applyAnswerEvent(mapped, { type: 'text', delta: 'Mar' }), {
    type: 'text',
    delta: 'tha',
  })
  expect(writing).toMatchObject({ phase: 'writing', text: 'Martha' })
  expect(applyAnswerEvent(writing, { type: 'text', delta: 'Anew', replaces: true })).toMatchObject({ text: 'Anew' })
  expect(isRunning(writing)).toBe(true)
  const finished = applyAnswerEvent(writing, { type: 'finished', answer })
  expect(finished).toMatchObject({ phase: 'finished', text: answer.text, answer })
  expect(isRunning(finished)).toBe(false)
})
