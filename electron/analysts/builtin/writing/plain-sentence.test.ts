import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainSentence } from './plain-sentence.ts'

describe('a sentence as it is shown', () => {
  it.each([
    ['He had seen the *Patient Margaret* stop off the flats.', 'He had seen the Patient Margaret stop off the flats.'],
    ['**Resolved**, by 17 votes to 6: that _nobody_ goes.', 'Resolved, by 17 votes to 6: that nobody goes.'],
    ['See [the minutes](https://example.org/a_(b)) of May.', 'See the minutes of May.'],
    ['## The storm came at night.', 'The storm came at night.'],
    ['The log of the *Patient Margaret was burnt.', 'The log of the Patient Margaret was burnt.'],
    ['It runs `gate 4` twice.', 'It runs gate 4 twice.'],
  ])('drops the marks of %j', (text, shown) => {
    expect(plainSentence(text)).toBe(shown)
  })

  it.each(['Two * three * four is 24.', 'The file is called sable_point_ledger.csv.', 'C# and 5 > 3 stay.'])(
    'leaves what is no mark: %s',
    (text) => {
      expect(plainSentence(text)).toBe(text)
    },
  )

  it('keeps every word in its order', () => {
    const piece = fc.constantFrom('gate', 'four', '*', '**', '_', '`', ' ', '# ', 'sea.')
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const words = (text: string): string => text.replace(/[^\p{L}]/gu, '')
        expect(words(plainSentence(pieces.join('')))).toBe(words(pieces.join('')))
      }),
    )
  })
})
