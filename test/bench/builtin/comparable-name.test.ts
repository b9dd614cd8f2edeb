import { expect, test } from 'vitest'
import { comparableName, standsIn } from './comparable-name.ts'

test.each([
  ['The Cratchits', 'cratchit'],
  ['CRATCHIT’S', 'cratchit'],
  ["the Cratchits'", 'cratchit'],
  ['Scrooge & Marley', 'scrooge marley'],
  ['J. B. Lippincott  Company', 'j b lippincott company'],
  ['Ghost of Christmas Yet-to-Come', 'ghost of christmas yet to come'],
])('%s is compared as %s', (name, expected) => {
  expect(comparableName(name)).toBe(comparableName(expected))
})

test('an article alone, a double s and short words keep their letters', () => {
  expect(['The', 'Bess', 'US'].map(comparableName)).toEqual(['the', 'bess', 'us'])
})

test('a name stands in a text as whole words, over line breaks and whatever the case', () => {
  const text = 'PUBLISHED BY J. B.\nLippincott; the _fancy_ ball'
  expect(standsIn('J. B. Lippincott', text)).toBe(true)
  expect(standsIn('Fancy Ball', 'the fancy  ball')).toBe(true)
  expect(standsIn('Fan', text)).toBe(false)
  expect(standsIn('J. B* Lippincott', text)).toBe(false)
})
