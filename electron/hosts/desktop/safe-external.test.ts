import { expect, it } from 'vitest'
import { isSafeExternal } from './safe-external.ts'

it.each(['https://example.org', 'https://example.org/a?b=c#d', 'HTTPS://EXAMPLE.ORG'])(
  '%s may be opened',
  (address) => {
    expect(isSafeExternal(address)).toBe(true)
  },
)

it.each([
  '',
  'example.org',
  'http://example.org',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'data:text/html,x',
  'smb://server/share',
  'ms-settings:privacy',
  'app://strata/index.html',
  'https://user:word@example.org',
  'https://',
])('%s may not be opened', (address) => {
  expect(isSafeExternal(address)).toBe(false)
})
