import { describe, expect, it } from 'vitest'
import { fuseRanks } from './fuse-ranks.ts'

describe('fuseRanks', () => {
  it('puts what both lists name above what one names higher', () => {
    expect(
      fuseRanks([
        [7, 1, 2],
        [8, 1, 3],
      ]).map(({ item }) => item),
    ).toEqual([1, 7, 8, 2, 3])
  })

  it('gives the score of the formula', () => {
    expect(fuseRanks([[5], [4, 5]])[0]).toEqual({ item: 5, score: 1 / 61 + 1 / 62 })
  })

  it('keeps the order of a list that stands alone, and knows nothing of none', () => {
    expect(fuseRanks([[3, 1, 2], []]).map(({ item }) => item)).toEqual([3, 1, 2])
    expect(fuseRanks([])).toEqual([])
  })
})
