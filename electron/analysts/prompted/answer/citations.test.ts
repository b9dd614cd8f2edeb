import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkedText, withoutCitations } from './citations.ts'
import { createCitationStream } from './citation-stream.ts'

const known = ({ dataset, id }: { dataset: string; id: number }): boolean => dataset !== 'sources' && id < 10

it('keeps what is known, in one spelling, and takes out the rest', () => {
  const text =
    'One [Data: Entities (5, 70), Report (2)]. Two [data: Relationships (23)]. Three [Data: claims (3, +more)].'
  const checked = checkedText(text, known)
  expect(checked.text).toBe('One [Data: Entities (5); Reports (2)]. Two. Three [Data: Claims (3, +more)].')
  expect(checked.refs).toEqual([
    { dataset: 'entities', id: 5 },
    { dataset: 'reports', id: 2 },
    { dataset: 'claims', id: 3 },
  ])
})

it('reads citations as small models write them', () => {
  const spelled = [
    '[Data: Reports: 2, 7]',
    '[Data: Reports (ids: 2, 7)]',
    '【Data: Reports (2); Reports (7)】',
    '[Data: Report 2 and Report 7]',
    '[Data: Reports (#2, #7)]',
  ]
  for (const text of spelled) expect(checkedText(text, known).text).toBe('[Data: Reports (2, 7)]')
})

it('leaves all other text as it is', () => {
  const text = '# Head\n\n- a [link](x) [1]\n  - b   c\n\n```\n  code [0]\n```\n'
  expect(checkedText(text, known).text).toBe(text)
  expect(withoutCitations('It is so [Data: Reports (2)], they say.')).toBe('It is so, they say.')
})

it('shows of a text that comes in parts how the whole text begins, citations checked', () => {
  const piece = fc.constantFrom('[Data: ', 'Reports (2', ', 70)', ']', '[', ' x ', '\n', 'Entities (5)', '; ')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), fc.integer({ min: 1, max: 9 }), (pieces, size) => {
      const text = pieces.join('')
      const stream = createCitationStream(known)
      let out = ''
      for (let at = 0; at < text.length; at += size) out += stream.take(text.slice(at, at + size))
      const whole = checkedText(text, known).text
      expect(whole.slice(0, out.length)).toBe(out)
      // Held back is no more than what may still become a citation.
      const left = text.slice(Math.max(text.lastIndexOf('['), 0))
      if (left.includes(']') && !/\s$/.test(text)) expect(out).toBe(whole)
    }),
  )
})

it('reads a hostile text before the test’s time is up', () => {
  const blanks = ' '.repeat(100_000)
  const hostile = [
    '[Data: '.repeat(20_000),
    `[Data: ${'Reports (1), '.repeat(20_000)}`,
    `[Data${blanks}`,
    `[Data: ${' '.repeat(1_900)}]`.repeat(50),
    `[Data: Reports${' '.repeat(1_900)}]`.repeat(50),
    `${blanks}x`,
    `[${blanks}Data: Reports (1)]`,
    `[Data: ${'a'.repeat(1_900)}]`.repeat(50),
  ]
  for (const text of hostile) expect(checkedText(text, known).refs).toEqual([])
})
