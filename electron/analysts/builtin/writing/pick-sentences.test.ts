import { describe, expect, it } from 'vitest'
import type { Candidate } from './candidates.ts'
import { contentStems } from './content-stems.ts'
import { pickSentences } from './pick-sentences.ts'

const candidate = (text: string, entities: readonly number[], document = 1, quality = 1): Candidate => ({
  sentence: { text, document, chunk: 1, start: 0, end: text.length },
  text,
  stems: contentStems(text),
  quality,
  entities: new Set(entities),
  relationships: new Set(),
})
const options = { most: 2, entityWeight: () => 1, relationshipWeight: () => 0 }
const textsOf = (picked: readonly Candidate[]): string[] => picked.map(({ text }) => text)

describe('the choice of sentences', () => {
  const gate = candidate('Gate 4 stopped in the storm', [1, 2])
  const seals = candidate('Sandiford ordered nitrile seals', [1, 3])

  it('takes what speaks of what is not told yet', () => {
    const again = candidate('The barrage closed at dawn', [1, 2])
    expect(textsOf(pickSentences([gate, again, seals], options))).toEqual([gate.text, seals.text])
  })

  it('takes a row of names for little more than its first three', () => {
    const row = candidate('Present were six of them', [4, 5, 6, 7, 8, 9], 1, 0.8)
    const three = candidate('Three of them built it', [4, 5, 6], 1, 1)
    expect(textsOf(pickSentences([row, three], { ...options, most: 1 }))).toEqual([three.text])
  })

  it('goes on in another document where that says as much', () => {
    const here = candidate('Silt filled the recess slowly', [5])
    const there = candidate('Hallam signed the certificate', [6], 2)
    expect(textsOf(pickSentences([gate, here, there], options))).toEqual([gate.text, there.text])
  })

  it('says a form once, whatever its numbers', () => {
    const first = candidate('Cash paid for dividends was 3 billion', [1])
    const second = candidate('Cash paid for dividends was 4 billion', [2])
    expect(pickSentences([first, second], options)).toHaveLength(1)
  })

  it('stays within its length, but for the first', () => {
    expect(textsOf(pickSentences([gate, seals], { ...options, length: 30 }))).toEqual([gate.text])
  })

  it('takes one poor sentence where there is no good one', () => {
    const poor = candidate('And so on with Gate 4', [1], 1, 0.1)
    expect(pickSentences([poor, { ...poor }], options)).toHaveLength(1)
  })
})
