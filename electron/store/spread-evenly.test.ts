import { describe, expect, it } from 'vitest'
import { spreadEvenly } from './spread-evenly.ts'

const numbers = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1)

describe('rows spread evenly', () => {
  it('are all of them where there are no more than wanted', () => {
    expect(spreadEvenly(numbers(3), 5)).toEqual([1, 2, 3])
    expect(spreadEvenly(numbers(5), 5)).toEqual([1, 2, 3, 4, 5])
  })

  it('are as many as wanted, from the first to the last', () => {
    expect(spreadEvenly(numbers(100), 4)).toEqual([1, 26, 51, 76])
    expect(spreadEvenly(numbers(61), 12)).toHaveLength(12)
  })
})
