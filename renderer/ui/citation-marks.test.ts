import fc from 'fast-check'
import { expect, test } from 'vitest'
import { datasets } from '../../shared/model/index.ts'
import { findCitationMark, findCitationMarks } from './citation-marks.ts'

test('several datasets and “+more” are read, and the mark covers just the brackets', () => {
  const text = 'It began in May [Data: Reports (2, 7, +more); Entities (5)].'
  const mark = findCitationMark(text)
  expect(mark?.groups).toEqual([
    { dataset: 'reports', ids: [2, 7], more: true },
    { dataset: 'entities', ids: [5], more: false },
  ])
  expect(text.slice(mark?.start, mark?.end)).toBe('[Data: Reports (2, 7, +more); Entities (5)]')
})

test('groups may be parted by commas', () => {
  expect(findCitationMark('[Data: Reports (1), Sources (3, 4)]')?.groups).toEqual([
    { dataset: 'reports', ids: [1], more: false },
    { dataset: 'sources', ids: [3, 4], more: false },
  ])
})

test.each([
  '[Data: ]',
  '[Data: Reports ()]',
  '[Data: Horses (3)]',
  '[Data: Reports (-3)]',
  '[Data: Reports (+more)]',
  '[2]',
])('%s is no citation', (text) => expect(findCitationMark(text)).toBeUndefined())

test('a broken mark does not hide the good one after it', () => {
  expect(findCitationMarks('[Data: x] then [Data: Claims (9)] and [Data: Reports (1)]')).toHaveLength(2)
})

test('whatever is written as a mark is read back', () => {
  const ids = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 8 })
  const group = fc.record({ dataset: fc.constantFrom(...datasets), ids, more: fc.boolean() })
  fc.assert(
    fc.property(
      fc.array(group, { minLength: 1, maxLength: 4 }),
      fc.string({ unit: fc.constantFrom('a', ' ', '(', ';') }),
      (groups, before) => {
        const written = groups.map(
          ({ dataset, ids: all, more }) => `${dataset} (${[...all, ...(more ? ['+more'] : [])].join(', ')})`,
        )
        expect(findCitationMark(`${before}[Data: ${written.join('; ')}]`)?.groups).toEqual(groups)
      },
    ),
  )
})
