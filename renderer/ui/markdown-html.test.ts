import { expect, test } from 'vitest'
import { markdownToHtml, type ChipLook } from './markdown-html.ts'

const look: ChipLook = { className: 'chip', titleOf: (_dataset, id) => (id === 2 ? 'Tides & "mud"' : undefined) }

test('a mark becomes one button a record, with the title escaped', () => {
  const html = markdownToHtml('Mud [Data: Reports (2, 7, +more)].', look)
  expect(html.match(/<button /g)).toHaveLength(2)
  expect(html).toContain('data-dataset="reports" data-id="2" title="Tides &amp; &quot;mud&quot;"')
  expect(html).toContain('>Report 7</button> <em>and more</em>.')
})

test('marks are found in headings, lists and emphasis', () => {
  const html = markdownToHtml('## A [Data: Reports (1)]\n\n- **b [Data: Entities (2)]**', look)
  expect(html.match(/<button /g)).toHaveLength(2)
})

test('raw HTML stays text', () => {
  expect(markdownToHtml('<img src=x onerror=alert(1)> <b>b</b>', look)).not.toMatch(/<(img|b)\b/)
})

test('images are not fetched', () => {
  expect(markdownToHtml('![x](https://example.org/x.png)', look)).not.toContain('<img')
})

test('code keeps its marks as they are written', () => {
  expect(markdownToHtml('`[Data: Reports (1)]`', look)).not.toContain('<button')
})

test('a mark of many records shows two, the nearest to the words first, and folds the rest', () => {
  const html = markdownToHtml('Mud [Data: Entities (24, 40); Relationships (184); Sources (28)].', look)
  const [shown = '', folded = ''] = html.split('<span hidden>')
  expect(shown).toMatch(/Source 28<.*Entity 24<.*data-more.*\+2</)
  expect(folded).toMatch(/Entity 40<.*Relationship 184</)
})
