import { expect, it } from 'vitest'
import { printable, printableLine } from './printable.ts'

it.each([
  ['Größe, 東京 🪨', 'Größe, 東京 🪨'],
  ['a\nb\tc', 'a\nb\tc'],
  ['\u001b[2Jgone', '\ufffd[2Jgone'],
  ['\u009b31m', '\ufffd31m'],
  ['safe\u202etxt.exe', 'safe\ufffdtxt.exe'],
  ['a\rb', 'a\ufffdb'],
])('%j is shown as %j', (text, shown) => {
  expect(printable(text)).toBe(shown)
})

it('makes one line, no longer than asked', () => {
  expect(printableLine('a\n  b', 10)).toBe('a b')
  expect(printableLine('🪨🪨🪨🪨', 3)).toBe('🪨🪨…')
})
