import { describe, expect, it } from 'vitest'
import { packElements } from './pack-elements.ts'

const edge = (id: number, source: number, target: number) => ({
  id,
  uid: '',
  source,
  target,
  weight: 1,
  strength: 1,
  phrase: '',
  description: '',
})
const costs = { entityCost: () => 10, relationshipCost: () => 5 }
const entities = [
  { id: 1, degree: 3 },
  { id: 2, degree: 2 },
  { id: 3, degree: 2 },
  { id: 4, degree: 1 },
  { id: 5, degree: 0 },
]
const relationships = [edge(10, 1, 4), edge(11, 2, 3), edge(12, 1, 2), edge(13, 1, 3)]

describe('a leaf’s context', () => {
  it('takes edges by falling combined degree, each with the ends that are not there yet', () => {
    const packed = packElements({ entities, relationships, ...costs }, 1_000)
    expect(packed.relationships.map(({ id }) => id)).toEqual([12, 13, 10, 11])
    expect(packed.entities).toEqual([1, 2, 3, 4, 5])
    expect(packed).toMatchObject({ tokens: 4 * 5 + 5 * 10, complete: true })
  })

  it('stops at the token limit', () => {
    // 12 costs 25 with both ends, 13 another 15; 10 would bring 15 more.
    const packed = packElements({ entities, relationships, ...costs }, 54)
    expect(packed.relationships.map(({ id }) => id)).toEqual([12, 13])
    expect(packed).toMatchObject({ entities: [1, 2, 3, 4], tokens: 50, complete: false })
  })
})
