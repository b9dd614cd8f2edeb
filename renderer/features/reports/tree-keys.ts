import type { TreeRow } from './report-tree.ts'

/** What a key does in the tree: move to a row, or open or close the present one. */
export type TreeMove =
  { readonly type: 'focus'; readonly id: number } | { readonly type: 'expand' | 'collapse'; readonly id: number }

/** The tree's keys as ARIA's tree pattern has them; null when the key is none of the tree's. */
export function treeMove(rows: readonly TreeRow[], current: number, key: string): TreeMove | null {
  const at = rows.findIndex(({ node }) => node.id === current)
  const row = rows[at]
  const focus = (index: number): TreeMove | null => {
    const target = rows[index]
    return target ? { type: 'focus', id: target.node.id } : null
  }
  if (key === 'Home') return focus(0)
  if (key === 'End') return focus(rows.length - 1)
  if (!row) return key === 'ArrowDown' ? focus(0) : null
  if (key === 'ArrowDown') return focus(at + 1)
  if (key === 'ArrowUp') return focus(at - 1)
  if (key === 'ArrowRight') {
    if (!row.expandable) return null
    return row.expanded ? focus(at + 1) : { type: 'expand', id: row.node.id }
  }
  if (key === 'ArrowLeft') {
    if (row.expanded) return { type: 'collapse', id: row.node.id }
    for (let index = at - 1; index >= 0; index--) if ((rows[index]?.depth ?? 0) < row.depth) return focus(index)
  }
  return null
}
