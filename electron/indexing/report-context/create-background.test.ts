import { describe, expect, it } from 'vitest'
import { createBackground } from './create-background.ts'

const sentence = (document: number, text: string) => ({ text, document, chunk: 1, start: 0, end: text.length })
const background = createBackground({
  all: [
    sentence(1, 'Cash paid for dividends was $3.4 billion.'),
    sentence(2, 'Cash paid for dividends was $2.9 billion.'),
    sentence(2, 'Dividends are paid in cash.'),
  ],
})

describe('the background of a report', () => {
  it('counts sentences by the stems of their words', () => {
    expect(background.sentences).toBe(3)
    expect(background.sentencesWith('dividend')).toBe(3)
    expect(background.sentencesWith('billion')).toBe(2)
    expect(background.sentencesWith('flood')).toBe(0)
  })

  it('knows a form that documents fill in, whatever its numbers', () => {
    expect(background.documentsWith('Cash paid for dividends was $4.1 billion.')).toBe(2)
    expect(background.documentsWith('Cash paid for property was $4.1 billion.')).toBe(0)
  })
})
