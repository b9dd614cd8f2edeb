import { expect, test } from 'vitest'
import type { StoredClaimInstance } from '../../store/claims.ts'
import { resolveClaims } from './resolve-claims.ts'

const text = 'Wren paid\nHarker. Wren paid Harker. Wren resigned.'
const instance = (subject: number, object: number | null, start: number, end: number): StoredClaimInstance => ({
  chunk: 1,
  document: 1,
  subject,
  object,
  type: 'payment',
  verb: 'pay',
  status: 'true',
  startDate: '',
  endDate: '',
  amount: '',
  description: '',
  analyst: 'builtin',
  start,
  end,
})
const read = (place: { document: number; chunk: number; start: number; end: number }) => ({
  ...place,
  text: text.slice(place.start, place.end),
})
const entityOf = new Map([
  [11, 0],
  [12, 1],
  [13, 0],
])
const resolved = (...instances: readonly StoredClaimInstance[]) =>
  resolveClaims(instances, entityOf, read).map(({ subject, object, description }) => [subject, object, description])

test('a claim in the same words is one claim, whatever its line breaks', () => {
  expect(resolved(instance(11, 12, 0, 17), instance(13, 12, 18, 35))).toEqual([[0, 1, 'Wren paid Harker.']])
})

test('a claim without a subject is none, and one about itself has no object', () => {
  expect(resolved(instance(99, 12, 0, 17))).toEqual([])
  expect(resolved(instance(11, 99, 0, 17), instance(11, 13, 36, 50))).toEqual([
    [0, null, 'Wren paid Harker.'],
    [0, null, 'Wren resigned.'],
  ])
})
