import { expect, test } from 'vitest'
import type { ModelRequest } from './language-model.ts'
import { replyKey } from './reply-key.ts'

const request: ModelRequest = {
  work: 'extract',
  prompt: 'extract-graph@1',
  messages: [{ role: 'user', content: 'Text' }],
  maxTokens: 100,
}

test('the key is the same for the same, whatever the work is called', () => {
  expect(replyKey('m', { ...request, work: 'glean', temperature: 0 })).toBe(replyKey('m', request))
})

test('everything that decides a reply changes its key', () => {
  const others: readonly string[] = [
    replyKey('n', request),
    replyKey('m', { ...request, prompt: 'extract-graph@2' }),
    replyKey('m', { ...request, messages: [{ role: 'system', content: 'Text' }] }),
    replyKey('m', { ...request, messages: [{ role: 'user', content: 'Other' }] }),
    replyKey('m', { ...request, maxTokens: 101 }),
    replyKey('m', { ...request, temperature: 0.5 }),
    replyKey('m', { ...request, schema: { name: 's', schema: {} } }),
    replyKey('m', { ...request, choice: ['YES', 'NO'] }),
  ]
  expect(new Set([replyKey('m', request), ...others]).size).toBe(9)
})
