import { expect, it } from 'vitest'
import { allOrStop } from './all-or-stop.ts'

const signal = new AbortController().signal

it('gives the results in the order of the items', async () => {
  const waits: (() => void)[] = []
  const all = allOrStop(
    [1, 2],
    (item) => new Promise<number>((resolve) => waits.push(() => resolve(item * 10))),
    signal,
  )
  for (const go of waits.toReversed()) go()
  expect(await all).toEqual([10, 20])
})

it('stops the others where one fails, and has waited for their end', async () => {
  const ended: number[] = []
  const work = async (item: number, stop: AbortSignal): Promise<void> => {
    if (item === 2) throw new Error('No.')
    await new Promise<void>((resolve) => stop.addEventListener('abort', () => resolve(), { once: true }))
    await Promise.resolve()
    ended.push(item)
  }
  await expect(allOrStop([1, 2, 3], work, signal)).rejects.toThrow('No.')
  expect(ended).toEqual([1, 3])
})
