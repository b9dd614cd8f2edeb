import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepOften } from './keep-often.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('keeps the first change at once and the newest never later than it says, and nothing where nothing changed', () => {
  const kept: number[] = []
  let value = 0
  const keeper = keepOften(2_000, () => kept.push(value))
  for (value = 1; value <= 50; value += 1) {
    keeper.changed()
    vi.advanceTimersByTime(100)
  }
  expect(kept).toEqual([1, 20, 40])
  vi.advanceTimersByTime(60_000)
  expect(kept).toEqual([1, 20, 40, 51])
  keeper.changed()
  expect(kept).toHaveLength(5)
})

it('keeps the last at once, and nothing after it', () => {
  const keep = vi.fn()
  const keeper = keepOften(2_000, keep)
  keeper.changed()
  keeper.changed()
  keeper.end()
  keeper.changed()
  vi.advanceTimersByTime(60_000)
  expect(keep).toHaveBeenCalledTimes(2)
})
