import { expect, test } from 'vitest'
import { withoutMarks } from './without-marks.ts'

test('the marks of the prompt that a reply gives back are taken out', () => {
  expect(withoutMarks('| It pledged £2.4 million [Data: Sources (1)].\nPoints>>')).toBe(
    'It pledged £2.4 million [Data: Sources (1)].',
  )
  expect(withoutMarks('It pledged.\npoints>>>\n')).toBe('It pledged.\n')
})

test('a table and a quotation stay as they are', () => {
  const table = '| who | what |\n| --- | --- |\n| Lind | nets |\n\n> points matter'
  expect(withoutMarks(table)).toBe(table)
})
