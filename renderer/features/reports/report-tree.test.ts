import { describe, expect, test } from 'vitest'
import type { ReportNode } from '../../../shared/model/index.ts'
import { ancestors, buildReportTree, visibleRows } from './report-tree.ts'
import { treeMove } from './tree-keys.ts'

const node = (id: number, parent: number | null, size: number, title: string, gathered = false): ReportNode => ({
  id,
  parent,
  size,
  title,
  gathered,
  level: parent === null ? 0 : 1,
  rating: 5,
  children: [],
})

const tree = buildReportTree([
  node(1, null, 12, 'Harbour and Council'),
  node(2, null, 40, 'The Lab'),
  node(3, null, 90, 'Scattered notes', true),
  node(4, 2, 10, 'Samples'),
  node(5, 2, 30, 'Funding'),
  node(6, 5, 8, 'The second ledger'),
])
const ids = (expanded: readonly number[], filter = ''): readonly number[] =>
  visibleRows(tree, new Set(expanded), filter).map((row) => row.node.id)

describe('the tree of reports', () => {
  test('shows the largest first, and what was gathered last', () => {
    expect(ids([])).toEqual([2, 1, 3])
  })

  test('shows the children of open rows only, one step deeper', () => {
    expect(ids([5])).toEqual([2, 1, 3])
    const rows = visibleRows(tree, new Set([2, 5]), '')
    expect(rows.map((row) => [row.node.id, row.depth, row.position, row.siblings])).toEqual([
      [2, 0, 1, 3],
      [5, 1, 1, 2],
      [6, 2, 1, 1],
      [4, 1, 2, 2],
      [1, 0, 2, 3],
      [3, 0, 3, 3],
    ])
  })

  test('keeps the way to every title that a filter finds, in any case', () => {
    expect(ids([], 'LEDGER')).toEqual([2, 5, 6])
    expect(ids([], 'nothing like it')).toEqual([])
  })

  test('names ancestors from near to far, and survives a parent that is not there', () => {
    expect(ancestors(tree, 6).map(({ id }) => id)).toEqual([5, 2])
    expect(buildReportTree([node(8, 77, 1, 'Orphan')]).roots.map(({ id }) => id)).toEqual([8])
  })
})

describe('keys in the tree', () => {
  const rows = visibleRows(tree, new Set([2]), '')
  test.each([
    [2, 'ArrowDown', { type: 'focus', id: 5 }],
    [2, 'ArrowRight', { type: 'focus', id: 5 }],
    [2, 'ArrowLeft', { type: 'collapse', id: 2 }],
    [5, 'ArrowRight', { type: 'expand', id: 5 }],
    [4, 'ArrowLeft', { type: 'focus', id: 2 }],
    [4, 'ArrowRight', null],
    [4, 'End', { type: 'focus', id: 3 }],
    [3, 'ArrowDown', null],
    [3, 'Home', { type: 'focus', id: 2 }],
    [3, 'x', null],
  ])('on %i, %s', (current, key, move) => {
    expect(treeMove(rows, current, key)).toEqual(move)
  })
})
