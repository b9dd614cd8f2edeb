import { describe, expect, it } from 'vitest'
import { isInside, refuseOutside } from './refuse-outside.ts'

describe('a path that a page names', () => {
  it.each([
    ['/data', '/data', true],
    ['/data', '/data/a/b.txt', true],
    ['/data', '/data/..hidden', true],
    ['/data', '/database', false],
    ['/data', '/data/../etc/passwd', false],
    ['/data', '/', false],
    ['/', '/etc', true],
  ])('under %s: %s is inside: %s', (root, path, inside) => {
    expect(isInside(root, path)).toBe(inside)
  })

  it('is refused outside the root, everywhere without one, and nowhere on the desktop', () => {
    expect(() => refuseOutside('/etc/passwd', { allowedRoot: '/usr' })).toThrow(/Only files under/)
    expect(() => refuseOutside('/usr/share', { allowedRoot: null })).toThrow(/reads no files by their path/)
    expect(() => refuseOutside('/etc/passwd', {})).not.toThrow()
  })
})
