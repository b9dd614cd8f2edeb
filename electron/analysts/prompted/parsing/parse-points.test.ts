import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parsePoints } from './parse-points.ts'

const points = [
  { text: 'She wrote notes [Data: Reports (2)].', helpfulness: 80 },
  { text: 'It was never built.', helpfulness: 0 },
]

test.each<[string, unknown]>([
  ['as asked', { points }],
  ['as a list alone', points],
  [
    'with other names',
    { Points: points.map(({ text, helpfulness }) => ({ description: text, score: `${helpfulness}/100` })) },
  ],
])('points %s are read', (_form, value) => {
  expect(parsePoints(JSON.stringify(value))).toEqual(points)
})

test('one answer with its score is one point', () => {
  expect(parsePoints('{"helpfulness_score": 70, "answer": "It is so."}')).toEqual([
    { text: 'It is so.', helpfulness: 70 },
  ])
})

test('a helpfulness is a whole number between 0 and 100, and a point without one is left out', () => {
  const list = [-4, 250, 66.6, '90%', null, 'high'].map((helpfulness) => ({ text: 'x', helpfulness }))
  expect(parsePoints(JSON.stringify({ points: list }))?.map(({ helpfulness }) => helpfulness)).toEqual([0, 100, 67, 90])
})

test('no points and not knowing are answers; what can’t be read is none', () => {
  expect(parsePoints('{"points": []}')).toEqual([])
  expect(parsePoints('I don’t know.')).toEqual([])
  expect(parsePoints('{"unexpected": ["shape"]}')).toBeUndefined()
  expect(parsePoints('{"points": [{"text": "x"}]}')).toBeUndefined()
  expect(parsePoints('Certainly!')).toBeUndefined()
})

test('any points that are printed as asked are read as they were', () => {
  const text = fc.string({ minLength: 1 }).map((raw) => `t${raw.replace(/[\s\p{C}]+/gu, '')}`)
  const lists = fc.array(fc.record({ text, helpfulness: fc.nat(100) }), { minLength: 1 })
  fc.assert(
    fc.property(lists, (list) => {
      expect(parsePoints(JSON.stringify({ points: list }))).toEqual(list)
    }),
  )
})
