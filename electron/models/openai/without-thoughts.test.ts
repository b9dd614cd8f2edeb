import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createThoughtFilter, withoutThoughts } from './without-thoughts.ts'

test('what a model thinks before it replies is no part of the reply', () => {
  expect(withoutThoughts('\n<think>Well, let me see.</think>\n\nYES')).toBe('YES')
  expect(withoutThoughts('<think>It never ends')).toBe('')
  expect(withoutThoughts('It says <think> in the text.</think>')).toBe('It says <think> in the text.</think>')
})

test('in parts, however they are cut, the same is shown', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('<think>a</think> Reply.', 'Reply <think>a</think>', ' <thin air', '<think>x</think>', 'Plain.'),
      fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 30, maxLength: 30 }),
      (text, cuts) => {
        const filter = createThoughtFilter()
        let at = 0
        let shown = ''
        for (const cut of cuts) {
          shown += filter(text.slice(at, at + cut))
          at += cut
        }
        expect(shown).toBe(withoutThoughts(text))
      },
    ),
  )
})

test('a thought without end costs as much for its last word as for its first', () => {
  const filter = createThoughtFilter()
  filter('<think>')
  for (let at = 0; at < 300_000; at += 1) filter(' and so on')
  expect(filter('</think> YES')).toBe('YES')
})
