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
  return {
    entities,
    relationships: [],
    claims: [],
    tokens: entities.length * 10,
    complete: entities.length === members.length,
  }
}
const children = [
  { id: 100, members: [1, 2] },
  { id: 101, members: [3, 4, 5, 6] },
  { id: 102, members: [7, 8, 9] },
]
const members = children.flatMap((child) => child.members)
const input = { members, children, pack, reportCost: ({ tokens }: Report) => tokens, headerCost: 0 }

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

  it('goes on replacing, each time counting what is left', () => {
    const packed = rollUp({ ...input, limit: 40, reportOf: (id) => report(id, 5) })
    expect(packed.reports.map(({ id }) => id)).toEqual([101, 102])
    expect(packed).toMatchObject({ entities: [1, 2], tokens: 30, complete: true })
  })

  it('counts the header of the table of reports once', () => {
    const packed = rollUp({ ...input, limit: 40, reportOf: (id) => report(id, 5), headerCost: 3 })
    expect(packed).toMatchObject({ tokens: 33, complete: true })
    // 9 members would take 90 tokens, and 5 beside one report 50 + 5 + 3.
    expect(rollUp({ ...input, limit: 57, reportOf: (id) => report(id, 5), headerCost: 3 }).reports).toHaveLength(2)
    expect(rollUp({ ...input, limit: 58, reportOf: (id) => report(id, 5), headerCost: 3 }).reports).toHaveLength(1)
  })

  it('keeps the elements of a sub-community that has no report', () => {
    const packed = rollUp({ ...input, limit: 70, reportOf: (id) => (id === 101 ? undefined : report(id, 5)) })
    expect(packed.reports.map(({ id }) => id)).toEqual([102])
    expect(packed.entities).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('leaves out a report that does not fit and goes on with the next', () => {
    const packed = rollUp({ ...input, limit: 60, reportOf: (id) => report(id, id === 101 ? 70 : 5) })
    expect(packed.reports.map(({ id }) => id)).toEqual([102, 100])
    expect(packed.tokens).toBeLessThanOrEqual(60)
  })
})
