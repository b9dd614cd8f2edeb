import { expect, test } from 'vitest'
import type { ModelReply } from './language-model.ts'
import { streamReply, type Listener } from './stream-reply.ts'

const never = new AbortController().signal
const replyOf = (text: string): ModelReply => ({
  key: 'k',
  text,
  finish: 'stop',
  inputTokens: 1,
  outputTokens: 1,
  seconds: 1,
  cached: false,
})
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** What is shown of a reply that comes in these tries, each in these parts. */
async function shownOf(...tries: readonly (readonly string[])[]): Promise<{ deltas: readonly string[]; last: string }> {
  const call = async (listener: Listener): Promise<ModelReply> => {
    for (const parts of tries) {
      listener.begin()
      for (const part of parts) {
        listener.text(part)
        await turn()
      }
    }
    return replyOf((tries.at(-1) ?? []).join(''))
  }
  const deltas: string[] = []
  for await (const part of streamReply(call, never)) {
    deltas.push(part.delta)
    if (part.reply !== undefined) return { deltas: deltas.filter((delta) => delta !== ''), last: part.reply.text }
  }
  throw new Error('The stream ended without a reply.')
}

test('text is shown as it comes', async () => {
  expect(await shownOf(['One ', 'two ', 'three.'])).toEqual({
    deltas: ['One ', 'two ', 'three.'],
    last: 'One two three.',
  })
})

test('what was shown before a failure is not shown again', async () => {
  expect(await shownOf(['One ', 'two '], ['One ', 'two ', 'three.'])).toEqual({
    deltas: ['One ', 'two ', 'three.'],
    last: 'One two three.',
  })
})

test('where the second try says something else, the whole reply alone has it', async () => {
  expect(await shownOf(['One '], ['Two ', 'three.'])).toEqual({ deltas: ['One '], last: 'Two three.' })
})

test('a reply that was kept comes in one part', async () => {
  const parts: unknown[] = []
  for await (const part of streamReply(async () => replyOf('Kept.'), never)) parts.push(part)
  expect(parts).toEqual([{ delta: 'Kept.', reply: replyOf('Kept.') }])
})

test('leaving the loop ends the call', async () => {
  let ended = false
  const call = (listener: Listener, signal: AbortSignal): Promise<ModelReply> => {
    listener.begin()
    listener.text('One ')
    return new Promise((_, reject) =>
      signal.addEventListener('abort', () => {
        ended = true
        reject(new Error('ended'))
      }),
    )
  }
  for await (const part of streamReply(call, never)) {
    expect(part.delta).toBe('One ')
    break
  }
  expect(ended).toBe(true)
})
