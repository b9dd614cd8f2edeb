import { describe, expect, it } from 'vitest'
import type { Report } from '../../../shared/model/index.ts'
import { rollUp } from './roll-up.ts'

const report = (id: number, tokens: number): Report => ({
  id,
  uid: '',
  level: 1,
  title: '',
  summary: '',
  rating: 0,
  ratingExplanation: '',
  findings: [],
  parent: null,
  children: [],
  tokens,
  analyst: 'builtin',
})

/** Every member costs 10 tokens. */
const pack = (members: readonly number[], budget: number) => {
  const entities = members.slice(0, Math.floor(budget / 10))
  return { entities, relationships: [], tokens: entities.length * 10, complete: entities.length === members.length }
}
const children = [
  { id: 100, members: [1, 2] },
  { id: 101, members: [3, 4, 5, 6] },
  { id: 102, members: [7, 8, 9] },
]
const members = children.flatMap((child) => child.members)
const input = { members, children, pack, reportCost: ({ tokens }: Report) => tokens }

describe('an upper community’s context', () => {
  it('is all its elements when they fit', () => {
    expect(rollUp({ ...input, limit: 90, reportOf: (id) => report(id, 5) })).toMatchObject({
      entities: members,
      reports: [],
    })
  })

  it('replaces the sub-communities with the longest contexts by their reports until it fits', () => {
    const packed = rollUp({ ...input, limit: 60, reportOf: (id) => report(id, 5) })
    expect(packed.reports.map(({ id }) => id)).toEqual([101])
    expect(packed).toMatchObject({ entities: [1, 2, 7, 8, 9], tokens: 55, complete: true })
  })

  it('leaves out a report that does not fit and goes on with the next', () => {
    const packed = rollUp({ ...input, limit: 60, reportOf: (id) => report(id, id === 101 ? 70 : 5) })
    expect(packed.reports.map(({ id }) => id)).toEqual([102, 100])
    expect(packed.tokens).toBeLessThanOrEqual(60)
  })
})
