import { expect, it } from 'vitest'
import { killAndResume } from './kill-and-resume.ts'

it(
  'ends the same after it was killed at any moments, amid decisions on names too, and asks nothing again that was answered',
  { timeout: 240_000 },
  async () => {
    const { kills, same, paidTwice, lost, asked } = await killAndResume(4, 5)
    expect(Object.keys(asked)).toEqual(
      expect.arrayContaining(['extract-graph', 'extract-claims', 'resolve-entities', 'leaf-report']),
    )
    // As many as are under way at once.
    expect(lost).toBeLessThanOrEqual(8)
    expect({ kills, same, paidTwice }).toEqual({ kills: 4, same: true, paidTwice: [] })
  },
)
