import { expect, it } from 'vitest'
import { isTrustedSender } from './trusted-sender.ts'

it.each([
  ['the page itself', { url: 'app://strata/index.html', parent: null }, true],
  ['the page at a place in it', { url: 'app://strata/index.html#/ask', parent: null }, true],
  ['a frame inside the page', { url: 'app://strata/index.html', parent: {} }, false],
  ['another site', { url: 'https://example.org/', parent: null }, false],
  ['an empty frame', { url: 'about:blank', parent: null }, false],
  ['a frame that has no address yet', { url: '', parent: null }, false],
  ['a frame that is gone', null, false],
])('a message from %s', (_name, frame, trusted) => {
  expect(isTrustedSender(frame)).toBe(trusted)
})
