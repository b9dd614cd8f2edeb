import { expect, it } from 'vitest'
import { isInsideRoot } from './inside-root.ts'

it.each([
  ['/letters', '/letters', true],
  ['/letters/a.txt', '/letters', true],
  ['/letters/..a/b', '/letters', true],
  ['/letters/../secret', '/letters', false],
  ['/letters-private/a.txt', '/letters', false],
  ['/', '/letters', false],
  ['/letters', '/', true],
])('%s under %s: %s', (file, root, inside) => {
  expect(isInsideRoot(file, root)).toBe(inside)
})
