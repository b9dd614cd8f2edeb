import { expect, test } from 'vitest'
import { groupByDocument } from './group-spans.ts'

const span = (document: number, start: number, end: number) => ({
  document,
  start,
  end,
  path: `/notes/${document}.txt`,
  title: `Note ${document}`,
  text: 'x'.repeat(end - start),
})

test('spans stand under their document in the order of its text, each place once', () => {
  const groups = groupByDocument([span(4, 90, 95), span(2, 5, 9), span(4, 10, 20), span(4, 90, 95), span(4, 10, 14)])
  expect(groups.map(({ document, title }) => [document, title])).toEqual([
    [4, 'Note 4'],
    [2, 'Note 2'],
  ])
  expect(groups[0]?.spans.map(({ start, end }) => [start, end])).toEqual([
    [10, 14],
    [10, 20],
    [90, 95],
  ])
})
