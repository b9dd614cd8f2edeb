import fc from 'fast-check'
import { decode, encode } from 'gpt-tokenizer/encoding/cl100k_base'
import { describe, expect, it } from 'vitest'
import { chunkText } from './chunk-text.ts'
import { countTokens } from './count-tokens.ts'

const paper = { tokens: 600, overlap: 100 }
const asText = { disallowedSpecial: new Set<string>() }

const prose = Array.from(
  { length: 400 },
  (_, line) => `Line ${line}: the harbour master, Ilse Varga, didn't sign the 1987 ledger — again.\n`,
).join('')

describe('chunkText', () => {
  it('cuts windows of 600 tokens with a step of 500, the same tokens as encoding the whole document', () => {
    const tokens = encode(prose, asText)
    const chunks = chunkText(prose, paper)
    expect(chunks).toHaveLength(1 + Math.ceil((tokens.length - 600) / 500))
    for (const [index, chunk] of chunks.entries()) {
      const window = tokens.slice(index * 500, index * 500 + 600)
      expect(chunk.tokens).toBe(window.length)
      expect(prose.slice(chunk.start, chunk.end)).toBe(decode(window))
    }
  })

  it('makes one chunk of a short document and none of an empty one', () => {
    expect(chunkText('Two words', paper)).toEqual([{ start: 0, end: 9, tokens: 2 }])
    expect(chunkText('', paper)).toEqual([])
  })

  it('makes no last window that would only repeat the one before', () => {
    const words = (count: number): string => ' a'.repeat(count)
    expect(chunkText(words(600), paper)).toHaveLength(1)
    expect(chunkText(words(601), paper).map((chunk) => chunk.tokens)).toEqual([600, 101])
    expect(chunkText(words(1100), paper)).toHaveLength(2)
    expect(chunkText(words(1101), paper)).toHaveLength(3)
  })

  it('reads special tokens as the text they look like', () => {
    const text = 'before <|endoftext|> after'
    expect(chunkText(text, paper)).toEqual([{ start: 0, end: text.length, tokens: encode(text, asText).length }])
  })

  it('moves a boundary inside a character to its start', () => {
    // One emoji of this kind is several tokens, so windows of one token end inside it.
    const text = '🜁🜂🜃'
    expect(countTokens(text)).toBeGreaterThan(3)
    for (const chunk of chunkText(text, { tokens: 2, overlap: 1 })) {
      expect(chunk.start % 2).toBe(0)
      expect(chunk.end % 2).toBe(0)
    }
  })

  it('covers any text in order with whole characters', () => {
    const pieces = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom('漢字かな', '👩‍👩‍👧‍👦', ' \n\n ', 'aaaaaaaaaaaaaaaa', "don't", '12345', '\ud800'),
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), fc.integer({ min: 2, max: 12 }), (parts, tokens) => {
        const text = parts.join('')
        const overlap = Math.floor(tokens / 3)
        const chunks = chunkText(text, { tokens, overlap })
        let reached = 0
        for (const [index, chunk] of chunks.entries()) {
          expect(chunk.start).toBeLessThanOrEqual(reached)
          expect(chunk.end).toBeGreaterThanOrEqual(reached)
          expect(chunk.start).toBeGreaterThanOrEqual(chunks[index - 1]?.start ?? 0)
          for (const offset of [chunk.start, chunk.end]) {
            expect(/[\ud800-\udbff]/.test(text[offset - 1] ?? '') && /[\udc00-\udfff]/.test(text[offset] ?? '')).toBe(
              false,
            )
          }
          reached = chunk.end
        }
        expect(reached).toBe(text.length)
        const fresh = chunks.reduce((sum, chunk, index) => sum + chunk.tokens - (index === 0 ? 0 : overlap), 0)
        expect(fresh).toBe(countTokens(text))
      }),
    )
  })

  it('encodes ordinary text as the library does', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        expect(countTokens(text)).toBe(encode(text, asText).length)
      }),
    )
  })

  it('takes an unbroken megabyte in its stride', () => {
    for (const text of ['a'.repeat(1_000_000), '🜁'.repeat(250_000), `${' '.repeat(1_000_000)}x`]) {
      const chunks = chunkText(text, paper)
      expect(chunks.at(-1)?.end).toBe(text.length)
      expect(chunks.length).toBeGreaterThan(5)
    }
  })

  it('refuses sizes that make no window', () => {
    for (const [tokens, overlap] of [
      [0, 0],
      [10, 10],
      [10, -1],
      [1.5, 0],
    ] as const) {
      expect(() => chunkText('text', { tokens, overlap })).toThrow(/overlap/)
    }
  })
})
