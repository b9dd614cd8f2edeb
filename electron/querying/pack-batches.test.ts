import fc from 'fast-check'
import { expect, it } from 'vitest'
import { packBatches } from './pack-batches.ts'

it('keeps every item once and in order, and no batch of several is above the limit', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ tokens: fc.nat(12_000) })), (items) => {
      const batches = packBatches(items, 8_000)
      expect(batches.flat()).toEqual(items)
      for (const batch of batches) {
        const tokens = batch.reduce((sum, item) => sum + item.tokens, 0)
        expect(batch.length === 1 || tokens <= 8_000).toBe(true)
      }
    }),
  )
})
