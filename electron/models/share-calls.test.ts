import { expect, test } from 'vitest'
import { createSharedCalls } from './share-calls.ts'

const never = new AbortController().signal

test('those that ask for the same at once share a call; one that comes later begins another', async () => {
  const share = createSharedCalls<number>()
  let calls = 0
  const begin = async (): Promise<number> => (calls += 1)
  const both = await Promise.all([share('a', begin, never), share('a', begin, never)])
  expect(both).toEqual([
    { value: 1, shared: false },
    { value: 1, shared: true },
  ])
  expect(await share('a', begin, never)).toEqual({ value: 2, shared: false })
})

test('one that leaves takes nothing from the others; the last to leave ends the call', async () => {
  const share = createSharedCalls<number>()
  let ended = false
  const begin = (signal: AbortSignal): Promise<number> =>
    new Promise((_, reject) =>
      signal.addEventListener('abort', () => {
        ended = true
        reject(new Error('ended'))
      }),
    )
  const [one, two] = [new AbortController(), new AbortController()]
  const [first, second] = [share('a', begin, one.signal), share('a', begin, two.signal)]
  one.abort()
  await expect(first).rejects.toMatchObject({ code: 'cancelled' })
  expect(ended).toBe(false)
  two.abort()
  await expect(second).rejects.toMatchObject({ code: 'cancelled' })
  expect(ended).toBe(true)
})

test('whoever asks after the last has left gets a call of his own', async () => {
  const share = createSharedCalls<number>()
  const stop = new AbortController()
  const left = share('a', () => new Promise<number>(() => undefined), stop.signal)
  stop.abort()
  await expect(left).rejects.toMatchObject({ code: 'cancelled' })
  expect(await share('a', async () => 7, never)).toEqual({ value: 7, shared: false })
})

test('a failure reaches all that share it', async () => {
  const share = createSharedCalls<number>()
  const begin = async (): Promise<number> => {
    throw new Error('broken')
  }
  const both = await Promise.allSettled([share('a', begin, never), share('a', begin, never)])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})
