import { expect, it } from 'vitest'
import { isAllowedHost } from './allowed-host.ts'

it.each([
  ['127.0.0.1:4100', true],
  ['localhost:4100', true],
  [undefined, false],
  ['', false],
  ['127.0.0.1', false],
  ['127.0.0.1:4101', false],
  ['127.0.0.1:41000', false],
  ['localhost:4100.example.org', false],
  ['rebound.example.org:4100', false],
  ['127.0.0.1.example.org:4100', false],
  ['user@127.0.0.1:4100', false],
  ['0.0.0.0:4100', false],
])('Host %s at port 4100: %s', (host, allowed) => {
  expect(isAllowedHost(host, 4100)).toBe(allowed)
})
