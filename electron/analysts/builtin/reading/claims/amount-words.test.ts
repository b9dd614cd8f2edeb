import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountsOf, writeAmount } from './amount-words.ts'

const amounts = (text: string): readonly string[] => amountsOf(text).map(writeAmount)

describe('amountsOf', () => {
  it.each([
    ['It cost $26.2 billion.', ['26200000000 $']],
    ['It cost £340,000 and US$5m.', ['340000 £', '5000000 $']],
    ['It cost twenty-six million dollars.', ['26000000 $']],
    ['It cost half a million pounds.', ['500000 £']],
    ['It grew 12.5 per cent, then 3%.', ['12.5 %', '3 %']],
    ['It took four years and 47 days.', ['4 year', '47 day']],
    ['In 2014 it had 30 people.', ['30 person']],
    ['In 1984 it sank.', []],
    ['Gate 4 of 6.', []],
    ['It was 12 times as much as one might think.', []],
  ])('%s', (text, expected) => expect(amounts(text)).toEqual(expected))

  it('gives back every sum that it is told', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (sum) => {
        expect(amounts(`It cost £${sum.toLocaleString('en-GB')} in all.`)).toEqual([`${sum} £`])
      }),
    )
  })
})
