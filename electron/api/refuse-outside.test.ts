import { expect, it } from 'vitest'
import { isInside } from './refuse-outside.ts'

it.each([
  ['/letters', '/letters', true],
  ['/letters', '/letters/a.txt', true],
  ['/letters', '/letters/..a/b', true],
  ['/letters', '/letters/...x', true],
  ['/letters', '/letters/../secret', false],
  ['/letters', '/letters-private/a.txt', false],
  ['/letters', '/', false],
  ['/', '/letters', true],
])('in %s is %s: %s', (root, file, inside) => {
  expect(isInside(root, file)).toBe(inside)
})
