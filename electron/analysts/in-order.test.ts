import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inOrder } from './in-order.ts'

const signal = new AbortController().signal

describe('work on several items at once', () => {
  it('gives the results in the order of the items, however long each takes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(5)),
        fc.integer({ min: 1, max: 6 }),
        fc.scheduler(),
        async (turns, atOnce, s) => {
          const given: number[] = []
          const work = async (item: number): Promise<number> => {
            for (let turn = 0; turn < turns[item]!; turn += 1) await s.schedule(Promise.resolve())
            return item
          }
          const all = (async () => {
            for await (const result of inOrder(turns.keys(), work, { atOnce, signal })) given.push(result)
          })()
          await s.waitFor(all)
          expect(given).toEqual([...turns.keys()])
        },
      ),
    )
  })

  it('never holds more than there is room for, but always one', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 9 })),
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 12 }),
        async (weights, atOnce, mostWeight) => {
          let held = 0
          let count = 0
          const work = async (item: number): Promise<number> => {
            held += item
            count += 1
            expect(count).toBeLessThanOrEqual(atOnce)
            expect(count === 1 || held <= mostWeight).toBe(true)
            await Promise.resolve()
            return item
          }
          const options = { atOnce, weightOf: (item: number) => item, mostWeight, signal }
          for await (const item of inOrder(weights, work, options)) {
            held -= item
            count -= 1
          }
          expect(held).toBe(0)
        },
      ),
    )
  })

  it('throws what an item threw, and tells the others to stop', async () => {
    const told: boolean[] = []
    const work = (item: string, stop: AbortSignal): Promise<string> =>
      item === 'bad'
        ? Promise.reject(new Error('unreadable'))
        : new Promise((_, reject) => {
            stop.addEventListener('abort', () => {
              told.push(true)
              reject(new Error('stopped'))
            })
          })
    const all = inOrder(['bad', 'long', 'long'], work, { atOnce: 3, signal })
    await expect(all.next()).rejects.toThrow('unreadable')
    expect(told).toEqual([true, true])
  })

  it('takes no further item once it was cancelled', async () => {
    const controller = new AbortController()
    const taken: number[] = []
    const work = async (item: number): Promise<number> => {
      taken.push(item)
      return item
    }
    const all = inOrder([1, 2, 3], work, { atOnce: 1, signal: controller.signal })
    expect((await all.next()).value).toBe(1)
    controller.abort()
    await expect(all.next()).rejects.toMatchObject({ code: 'cancelled' })
    expect(taken).toEqual([1])
  })
})
