import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findInText } from './find-in-text.ts'
import { splitBlocks, splitPassages, splitSegments, type MarkedRange } from './split-text.ts'

const texts = fc.string({ unit: fc.constantFrom('a', 'Z', ' ', '\n', '\n\n', 'é', '😀'), maxLength: 400 })

test('blocks cover the text without gaps, end at line breaks where they can, and never cut a character', () => {
  fc.assert(
    fc.property(texts, fc.integer({ min: 2, max: 60 }), (text, size) => {
      const blocks = splitBlocks(text, size)
      expect(blocks.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text)
      for (const { start, end } of blocks) {
        expect(end - start).toBeLessThanOrEqual(size)
        expect(text.slice(start, end).isWellFormed()).toBe(true)
        if (end < text.length && text.slice(start, end).includes('\n')) expect(text[end - 1]).toBe('\n')
      }
    }),
  )
})

test('segments cover their block, and each is marked by exactly the ranges over it', () => {
  const ranges = fc.array(
    fc.record({ start: fc.nat(60), end: fc.nat(60), kind: fc.constantFrom('evidence' as const, 'hit' as const) }),
    { maxLength: 6 },
  )
  fc.assert(
    fc.property(ranges, fc.nat(30), fc.nat(30), (marks: readonly MarkedRange[], from, length) => {
      const block = { start: from, end: from + length + 1 }
      const segments = splitSegments(block, marks)
      expect(segments[0]?.start).toBe(block.start)
      expect(segments.at(-1)?.end).toBe(block.end)
      for (const [at, segment] of segments.entries()) {
        expect(segment.end).toBe(segments[at + 1]?.start ?? block.end)
        for (let place = segment.start; place < segment.end; place++) {
          const over = new Set(marks.filter(({ start, end }) => start <= place && place < end).map(({ kind }) => kind))
          expect(new Set(segment.kinds)).toEqual(over)
        }
      }
    }),
  )
})

test('a long passage takes whole lines, and the lines cover their block', () => {
  const text = 'One\ntwo three\n\nfour\nfive'
  const lines = (start: number, end: number, block = { start: 0, end: text.length }) =>
    splitPassages(text, block, [{ start, end, kind: 'long' }]).map((passage) => [
      text.slice(passage.start, passage.end),
      passage.marked,
    ])
  expect(lines(8, 16)).toEqual([
    ['One\n', false],
    ['two three\n\nfour\n', true],
    ['five', false],
  ])
  expect(lines(0, text.length)).toEqual([[text, true]])
  expect(lines(0, 14)).toEqual([
    ['One\ntwo three\n', true],
    ['\nfour\nfive', false],
  ])
  expect(lines(0, 3, { start: 4, end: 14 })).toEqual([['two three\n', false]])
  expect(lines(0, 20, { start: 4, end: 14 })).toEqual([['two three\n', true]])
})

test('finding ignores case and the kind of white space, and takes signs as they are', () => {
  const text = 'The (old) Mill.\nthe (OLD)\nmill burned.'
  expect(findInText(text, ' the (old) mill ').map(({ start, end }) => text.slice(start, end))).toEqual([
    'The (old) Mill',
    'the (OLD)\nmill',
  ])
  expect(findInText(text, '  ')).toEqual([])
  expect(findInText('aaaa', 'a', 3)).toHaveLength(3)
})
