import { describe, expect, it } from 'vitest'
import type { Candidate } from './candidates.ts'
import { fitShares } from './weigh-by-evidence.ts'

const told = (quality: number, ids: readonly number[]): Candidate => ({
  sentence: { text: '', document: 1, chunk: 1, start: 0, end: 0 },
  text: '',
  stems: [],
  quality,
  entities: new Set(),
  relationships: new Set(ids),
})

describe('what there is to say of a relationship', () => {
  const labels = Array.from({ length: 8 }, () => told(0.04, [1]))
  const shares = fitShares([...labels, told(1, [2]), told(0.9, [2])], ({ relationships }) => relationships)

  it('is little where it stands in labels only, and much where sentences tell it', () => {
    expect(shares.get(1)).toBeLessThan(0.15)
    expect(shares.get(2)).toBeGreaterThan(0.8)
    expect(shares.get(3)).toBeUndefined()
  })
})
