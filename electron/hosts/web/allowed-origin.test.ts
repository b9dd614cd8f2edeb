import { expect, it } from 'vitest'
import { isAllowedOrigin } from './allowed-origin.ts'

const host = '127.0.0.1:4100'

it.each([
  ['http://127.0.0.1:4100', true, true],
  ['http://127.0.0.1:4100', false, true],
  [undefined, false, true],
  [undefined, true, false],
  ['null', false, false],
  ['', false, false],
  ['https://127.0.0.1:4100', true, false],
  ['http://localhost:4100', true, false],
  ['http://127.0.0.1:4101', true, false],
  ['http://127.0.0.1:41000', true, false],
  ['https://example.org', true, false],
  ['http://127.0.0.1:4100.example.org', true, false],
])('Origin %s, needed %s: %s', (origin, needed, allowed) => {
  expect(isAllowedOrigin(origin, host, needed)).toBe(allowed)
})
