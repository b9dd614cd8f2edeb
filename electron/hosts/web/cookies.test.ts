import { expect, it } from 'vitest'
import { cookieName, readCookie, sessionCookie } from './cookies.ts'

it.each([
  ['strata-1=abc', 'abc'],
  ['a=b; strata-1=abc; c=d', 'abc'],
  ['strata-1=abc=', 'abc='],
  ['strata-1=first; strata-1=second', 'first'],
  ['xstrata-1=abc', undefined],
  ['strata-11=abc', undefined],
  ['strata-1', undefined],
  ['=abc', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s says %s', (header, value) => {
  expect(readCookie(header, 'strata-1')).toBe(value)
})

it('is kept from scripts and from other sites', () => {
  const cookie = sessionCookie(cookieName(4100), 'abc')
  expect(cookie).toMatch(/^strata-4100=abc;/)
  expect(cookie).toContain('HttpOnly')
  expect(cookie).toContain('SameSite=Strict')
})
