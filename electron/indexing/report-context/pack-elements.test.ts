import { describe, expect, it } from 'vitest'
import type { Claim } from '../../../shared/model/index.ts'
import { packElements } from './pack-elements.ts'

const edge = (id: number, source: number, target: number, weight = 1) => ({
  id,
  uid: '',
  source,
  target,
  weight,
  strength: 1,
  phrase: '',
  description: '',
  analyst: 'builtin',
})
const claim = (id: number, subject: number, object: number | null, startDate = ''): Claim => ({
  id,
  uid: '',
  subject,
  object,
  type: 'payment',
  verb: 'pay',
  status: 'true',
  startDate,
  endDate: startDate,
  amount: '',
  description: '',
  analyst: 'builtin',
})
const costs = {
  entityCost: () => 10,
  relationshipCost: () => 5,
  claimCost: () => 4,
  headerCost: { entities: 0, relationships: 0, claims: 0 },
}
const entities = [
  { id: 1, degree: 3 },
  { id: 2, degree: 2 },
  { id: 3, degree: 2 },
  { id: 4, degree: 1 },
  { id: 5, degree: 0 },
]
const relationships = [edge(10, 1, 4), edge(11, 2, 3), edge(12, 1, 2), edge(13, 1, 3)]
const graph = { entities, relationships, claims: [], ...costs }

describe('a leaf’s context', () => {
  it('takes edges by falling combined degree, each with the ends that are not there yet', () => {
    const packed = packElements(graph, 1_000)
    expect(packed.relationships.map(({ id }) => id)).toEqual([12, 13, 10, 11])
    expect(packed.entities).toEqual([1, 2, 3, 4, 5])
    expect(packed).toMatchObject({ tokens: 4 * 5 + 5 * 10, complete: true })
  })

  it('takes the heavier of two edges whose ends are as prominent, then the older', () => {
    const same = [edge(20, 1, 2), edge(21, 1, 3, 4), edge(22, 1, 2)]
    const packed = packElements({ ...graph, relationships: same }, 1_000)
    expect(packed.relationships.map(({ id }) => id)).toEqual([21, 20, 22])
  })

  // Edge by edge: 12 costs 25 with both ends, 13 another 15, 10 another 15, 11 only itself, entity 5 its 10.
  it.each([
    [24, [], [], 0],
    [25, [12], [1, 2], 25],
    [39, [12], [1, 2], 25],
    [40, [12, 13], [1, 2, 3], 40],
    [54, [12, 13], [1, 2, 3], 40],
    [55, [12, 13, 10], [1, 2, 3, 4], 55],
    [60, [12, 13, 10, 11], [1, 2, 3, 4], 60],
    [69, [12, 13, 10, 11], [1, 2, 3, 4], 60],
    [70, [12, 13, 10, 11], [1, 2, 3, 4, 5], 70],
  ])('of %i tokens holds the edges %j with %j', (limit, edges, ends, tokens) => {
    const packed = packElements(graph, limit)
    expect(packed.relationships.map(({ id }) => id)).toEqual(edges)
    expect(packed).toMatchObject({ entities: ends, tokens, complete: tokens === 70 })
  })

  it('takes with an edge the claims whose ends are all there: on the edge first, then those that say when', () => {
    const claims = [claim(1, 1, null), claim(2, 1, 3), claim(3, 2, 1), claim(4, 2, null, '2014'), claim(5, 4, null)]
    const all = packElements({ ...graph, claims }, 1_000)
    // 3, 4 and 1 with edge 12; 2 with edge 13, which brings its object; 5 with edge 10.
    expect(all.claims).toEqual([3, 4, 1, 2, 5])
    // Edge 12 and its three claims: 25 + 12. Edge 13 needs 15 more, and its claim 4.
    expect(packElements({ ...graph, claims }, 37)).toMatchObject({ claims: [3, 4, 1], tokens: 37, complete: false })
    expect(packElements({ ...graph, claims }, 55)).toMatchObject({ claims: [3, 4, 1], tokens: 52, entities: [1, 2, 3] })
    expect(packElements({ ...graph, claims }, 56)).toMatchObject({ claims: [3, 4, 1, 2], tokens: 56 })
  })

  it('ends with the first claim that does not fit, before another edge', () => {
    const claims = [claim(1, 1, null), claim(2, 2, null)]
    const packed = packElements({ ...graph, claims }, 32)
    expect(packed.relationships.map(({ id }) => id)).toEqual([12])
    expect(packed).toMatchObject({ claims: [1], tokens: 29, complete: false })
  })

  it('leaves out a claim whose object is not in the context', () => {
    expect(packElements({ ...graph, claims: [claim(1, 1, 9)] }, 1_000)).toMatchObject({ claims: [], tokens: 70 })
  })

  it('counts the header of each table with its first row, and of an empty one not at all', () => {
    const headerCost = { entities: 7, relationships: 6, claims: 100 }
    expect(packElements({ ...graph, headerCost }, 37)).toMatchObject({ entities: [], tokens: 0 })
    expect(packElements({ ...graph, headerCost }, 38)).toMatchObject({ entities: [1, 2], tokens: 38 })
    expect(packElements({ ...graph, headerCost }, 1_000).tokens).toBe(83)
    expect(packElements({ ...graph, relationships: [], headerCost }, 1_000).tokens).toBe(57)
  })
})
