import { expect, test } from 'vitest'
import { parseChoice } from './parse-choice.ts'

test.each([
  ['YES', 'YES'],
  ['yes.', 'YES'],
  ['**Yes**, one is missing.', 'YES'],
  ['No, nothing.', 'NO'],
  ['"NO"', 'NO'],
  ['Answer: NO', 'NO'],
  ['<think>yes or no?</think>\n\nNo', 'NO'],
  ['I would say yes or no', undefined],
  ['Nothing to add', undefined],
  ['', undefined],
])('%j is %s', (reply, choice) => {
  expect(parseChoice(reply, ['YES', 'NO'])).toBe(choice)
})

test('the longer of two choices is meant where one begins with the other', () => {
  expect(parseChoice('Music industry', ['Music', 'Music Industry'])).toBe('Music Industry')
  expect(parseChoice('{"topic": "Données ouvertes"}', ['données ouvertes', 'sport'])).toBe('données ouvertes')
})
