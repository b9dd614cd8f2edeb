import { expect, test } from 'vitest'
import { headlineOf, textOfLines, withoutRunningLines, type PdfLine } from './pdf-layout.ts'

/** Lines of 10 points, 12 apart, from the top down; `right` 300 is a full line. */
function page(...lines: readonly (Partial<PdfLine> & { readonly text: string })[]): readonly PdfLine[] {
  return lines.map((line, at) => ({ left: 50, right: 300, y: 700 - 12 * at, size: 10, ...line }))
}

test('the lines of a paragraph become one, and a wider gap parts paragraphs', () => {
  const lines = page(
    { text: 'The gate did not' },
    { text: 'move.', right: 90 },
    { text: 'Nobody knew', y: 650 },
    { text: 'why.', y: 638, right: 80 },
  )
  expect(textOfLines(lines)).toBe('The gate did not move.\n\nNobody knew why.')
})

test('a word broken at the end of a line is made whole, a compound keeps its hyphen', () => {
  expect(textOfLines(page({ text: 'We exam-' }, { text: 'ine it.' }))).toBe('We examine it.')
  expect(textOfLines(page({ text: 'the Lucene-' }, { text: 'BM25 index' }))).toBe('the Lucene-BM25 index')
  expect(textOfLines(page({ text: 'A well-known fact is a well-' }, { text: 'known fact.' }))).toBe(
    'A well-known fact is a well-known fact.',
  )
})

test('list items and lines ended early keep their lines', () => {
  const list = page(
    { text: 'We need:', right: 100 },
    { text: '• seals of good rubber that last' },
    { text: '• pumps', right: 100 },
  )
  expect(textOfLines(list)).toBe('We need:\n• seals of good rubber that last\n• pumps')
  expect(
    textOfLines(
      page({ text: 'TOTAL', right: 90 }, { text: 'PAID', right: 85 }, { text: 'A long line that reaches the edge' }),
    ),
  ).toBe('TOTAL\nPAID\nA long line that reaches the edge')
})

test('a sentence goes on at the top of the next column', () => {
  const lines = page(
    { text: 'It was the best of times, it' },
    { text: 'was the worst of', y: 688 },
    { text: 'times.', left: 320, right: 360, y: 700 },
  )
  expect(textOfLines(lines)).toBe('It was the best of times, it was the worst of times.')
})

test('the headline is what the first page prints largest, if it stands at the top', () => {
  expect(
    headlineOf(
      page(
        { text: 'On the', size: 20 },
        { text: 'Gates', size: 20 },
        { text: 'text' },
        { text: 'text' },
        { text: 'text' },
      ),
    ),
  ).toBe('On the Gates')
  expect(headlineOf(page({ text: 'text' }, { text: 'more text' }))).toBe('')
})

test('lines that return at the edge of three pages are left out, whatever their page number', () => {
  const pages = [1, 2, 3].map((number) =>
    page({ text: 'Annual Report' }, { text: `Body ${'abcd'[number]}` }, { text: `Page ${number}` }),
  )
  expect(withoutRunningLines(pages).map((lines) => lines.map(({ text }) => text))).toEqual([
    ['Body b'],
    ['Body c'],
    ['Body d'],
  ])
})
