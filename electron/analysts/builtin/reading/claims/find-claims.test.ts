import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { readDocument } from '../read-document.ts'
import { loadTagger, type TagWords } from '../tag-words.ts'
import { findClaims } from './find-claims.ts'

let tag: TagWords
beforeAll(async () => {
  tag = await loadTagger()
})

/** Names that a sentence of its own would be too short to show as such. */
const known =
  'Dr Tobias Wren met Mr Vincent Harker and Rosa Lennick in Paris. Then Sable Point Holdings, Fairlie & Gaunt and Microsoft Corporation came. Later Google Inc. saw Microsoft and Google. '

/** The claims of a sentence as `who type verb whom status when amount`; what is not known is left out. */
function claims(sentence: string, written = ''): readonly string[] {
  const text = `${known}\n\n${sentence}`
  return readDocument({ id: 1, title: 'a', format: 'txt', text }, tag)
    .filter(({ start }) => start > known.length)
    .flatMap(({ start, end, mentions }) =>
      findClaims(text.slice(start, end), start, mentions, tag, written).map((claim) =>
        [
          mentions[claim.subject]!.name,
          `${claim.type}/${claim.verb}`,
          claim.object === null ? '' : `→ ${mentions[claim.object]!.name}`,
          claim.status,
          claim.startDate === claim.endDate ? claim.startDate : `${claim.startDate}..${claim.endDate}`,
          claim.amount,
        ]
          .filter((part) => part !== '')
          .join(' '),
      ),
    )
}

describe('findClaims', () => {
  it.each([
    [
      'Sable Point Holdings paid Vincent Harker £340,000 on 24 June 2013.',
      'Sable Point Holdings payment/pay → Vincent Harker true 2013-06-24 340000 £',
    ],
    [
      'Vincent Harker was paid £60,000 by Sable Point Holdings in 2013.',
      'Sable Point Holdings payment/pay → Vincent Harker true 2013 60000 £',
    ],
    [
      'In 2014, Microsoft acquired Fairlie & Gaunt for $2.5 billion.',
      'Microsoft acquisition/acquire → Fairlie & Gaunt true 2014 2500000000 $',
    ],
    ['Microsoft revenue grew 12 percent.', 'Microsoft result/revenue grow true 12 %'],
    [
      'Rosa Lennick, for nineteen years a keeper of the light and twice its mayor, was sentenced to four years on Friday.',
      'Rosa Lennick judgement/sentence true 4 year',
    ],
    ['The loan was approved in one afternoon by Tobias Wren.', 'Tobias Wren decision/approve true'],
    ['Tobias Wren, the chief engineer of Microsoft, smiled at everybody.', 'Tobias Wren role/be → Microsoft true'],
  ])('reads “%s”', (sentence, claim) => expect(claims(sentence)).toEqual([claim]))

  it('gives every one of those who did it a claim, and carries a subject on to the next verb', () => {
    expect(claims('Rosa Lennick and Tobias Wren founded Fairlie & Gaunt in 1931.')).toEqual([
      'Rosa Lennick founding/found → Fairlie & Gaunt true 1931',
      'Tobias Wren founding/found → Fairlie & Gaunt true 1931',
    ])
    expect(
      claims('Vincent Harker gave his vote to Rosa Lennick on 30 May 2013 and was paid £60,000 on 24 June.'),
    ).toEqual(['Vincent Harker payment/pay true 2013-06-24 60000 £'])
  })

  it.each([
    ['Microsoft did not acquire Google in 2014.', 'false'],
    ['Microsoft never acquired Google.', 'false'],
    ['Rosa Lennick denied that Vincent Harker had paid Tobias Wren £400.', 'false'],
    ['Vincent Harker allegedly paid Tobias Wren £400.', 'suspected'],
    ['Rosa Lennick said that Vincent Harker paid Tobias Wren £400.', 'suspected'],
    ['Microsoft will acquire Google.', 'suspected'],
    ['Microsoft plans to acquire Google.', 'suspected'],
    ['Vincent Harker is said to have paid Tobias Wren £400.', 'suspected'],
    ['Microsoft has acquired Google.', 'true'],
    ['Microsoft agreed to acquire Google.', 'true'],
  ])('“%s” is %s', (sentence, status) => expect(claims(sentence).at(-1)).toContain(` ${status}`))

  it.each([
    'Did Microsoft acquire Google?',
    'If Microsoft acquired Google, nobody would know.',
    'Microsoft would acquire Google.',
    'I paid Tobias Wren £400.',
    'You know, Microsoft, um, acquired Google.',
    'We hope that Microsoft acquired Google.',
    'A friend of Vincent Harker paid Tobias Wren £400.',
    'Microsoft dropped out at £400.',
    'Vessel: Microsoft; Paid: Google; Microsoft acquired Google.',
  ])('“%s” claims nothing', (sentence) => expect(claims(sentence)).toEqual([]))

  it('knows a relative date only where it is known when the document was written', () => {
    expect(claims('Last year Microsoft acquired Google.')).toEqual(['Microsoft acquisition/acquire → Google true'])
    expect(claims('Last year Microsoft acquired Google.', '2015-06-16')).toEqual([
      'Microsoft acquisition/acquire → Google true 2014',
    ])
  })

  it('points at mentions of the sentence, whatever it is made of', () => {
    const parts = [
      'Microsoft',
      'Vincent Harker',
      'acquired',
      'was',
      'paid',
      'who',
      ',',
      'by',
      'and',
      'to',
      '£400',
      'in 2014',
      'of',
      'the',
      'denied',
      'had',
      'not',
      'director',
    ]
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 14 }), (words) => {
        const text = `${words.join(' ')}.`
        for (const { start, end, mentions } of readDocument({ id: 1, title: 'a', format: 'txt', text }, tag)) {
          for (const { subject, object } of findClaims(text.slice(start, end), start, mentions, tag, '')) {
            expect(mentions[subject]).toBeDefined()
            expect(object === null || (mentions[object] !== undefined && object !== subject)).toBe(true)
          }
        }
      }),
    )
  })
})
