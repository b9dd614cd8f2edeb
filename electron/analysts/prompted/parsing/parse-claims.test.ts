import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseClaims } from './parse-claims.ts'

const gift = {
  subject: 'Harbour Trust',
  object: 'Vesby',
  type: 'DONATION',
  status: 'true',
  startDate: '2019-05-03',
  endDate: '2019-05-03',
  description: 'The trust gave a house to Vesby (for nothing).',
  quote: 'The Harbour Trust gave the house to Vesby.',
} as const
const denied = {
  ...gift,
  subject: 'Mara Lind',
  object: '',
  type: 'PAYMENT',
  status: 'false',
  startDate: '2019',
  endDate: '',
} as const

const asked = `("claim"<|>Harbour Trust<|>Vesby<|>DONATION<|>TRUE<|>2019-05-03<|>2019-05-03<|>${gift.description}<|>${gift.quote})##
("claim"<|>Mara Lind<|>NONE<|>PAYMENT<|>FALSE<|>2019<|>NONE<|>${gift.description}<|>${gift.quote})
<|COMPLETE|>`

test.each([
  ['as asked', asked],
  ['in a fence, with quotes', '```\n' + asked.replaceAll(/<\|>([^<)(]+)(?=<|\)##|\)$)/gm, '<|>"$1"') + '\n```'],
  ['without the word claim', asked.replaceAll('"claim"<|>', '')],
  ['with times of day', asked.replaceAll('2019-05-03', '2019-05-03T00:00:00')],
  [
    'as JSON',
    JSON.stringify({
      claims: [
        { ...gift, start_date: gift.startDate, end_date: gift.endDate, status: 'TRUE' },
        { ...denied, object: null, source_text: gift.quote },
      ],
    }),
  ],
])('claims %s are read', (_form, reply) => {
  expect(parseClaims(reply)).toEqual([gift, denied])
})

test('a claim that was cut off is left out', () => {
  expect(parseClaims(asked.slice(0, asked.lastIndexOf('house to')))).toEqual([gift])
})

test('a status that says neither is suspected; dates that are none are empty; an end before its start is its start', () => {
  const claim = (status: string, start: string, end: string) =>
    parseClaims(`("claim"<|>A<|>B<|>T<|>${status}<|>${start}<|>${end}<|>d<|>q)`)[0]
  expect(claim('ALLEGED', 'spring', '2019-13-40')).toMatchObject({
    status: 'suspected',
    startDate: '',
    endDate: '2019',
  })
  expect(claim('true', '2020-02-30', '2019')).toMatchObject({ startDate: '2019', endDate: '2020-02' })
})

test('a field too many or too few before the status does not shift the others', () => {
  const more = '("claim"<|>A<|>B<|>NONE<|>PAYMENT<|>TRUE<|>2014-07-02<|>2014-07-03<|>A paid B.<|>She paid.)'
  const fewer = '("claim"<|>A<|>PAYMENT<|>TRUE<|>2014-07-02<|>2014-07-03<|>A paid B.<|>She paid.)'
  const rest = { startDate: '2014-07-02', endDate: '2014-07-03', description: 'A paid B.', quote: 'She paid.' }
  const claim = { subject: 'A', object: 'B', type: 'PAYMENT', status: 'true', ...rest }
  expect(parseClaims(more)).toEqual([claim])
  expect(parseClaims(fewer)).toEqual([{ ...claim, object: '' }])
})

test('no claim is no claim', () => {
  for (const reply of ['<|COMPLETE|>', '', 'There are no claims in this text.', '{"claims": []}', '("claim"<|>A<|>B)'])
    expect(parseClaims(reply)).toEqual([])
})

test('any text at all is read without an error, and every claim has a subject', () => {
  const pieces = fc.constantFrom(
    '("claim"',
    '<|>',
    'A',
    '"',
    '(',
    ')',
    '##',
    '\n',
    '2019-01-01',
    'TRUE',
    '{"claims":[{"subject":"x"}]}',
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 60 }), (parts) => {
      expect(parseClaims(parts.join('')).filter(({ subject }) => subject === '')).toEqual([])
    }),
  )
})
