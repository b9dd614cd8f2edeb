import type { ReportNode } from '../../../shared/model/index.ts'

/** A visible line of the tree. */
export interface TreeRow {
  readonly node: ReportNode
  /** 0 for a root. */
  readonly depth: number
  readonly expandable: boolean
  readonly expanded: boolean
  /** Position among its siblings, from 1, and their number: for aria. */
  readonly position: number
  readonly siblings: number
}

export interface ReportTree {
  readonly byId: ReadonlyMap<number, ReportNode>
  readonly roots: readonly ReportNode[]
  readonly children: (id: number) => readonly ReportNode[]
}

const largestFirst = (a: ReportNode, b: ReportNode): number =>
  Number(a.gathered) - Number(b.gathered) || b.size - a.size || a.id - b.id

/** The tree of reports from its lines; siblings by falling size, those gathered from small components last. */
export function buildReportTree(nodes: readonly ReportNode[]): ReportTree {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const children = new Map<number | null, ReportNode[]>()
  for (const node of nodes) {
    const parent = node.parent !== null && byId.has(node.parent) ? node.parent : null
    const list = children.get(parent)
    if (list) list.push(node)
    else children.set(parent, [node])
  }
  for (const list of children.values()) list.sort(largestFirst)
  return { byId, roots: children.get(null) ?? [], children: (id) => children.get(id) ?? [] }
}

/** A node's ancestors, nearest first. */
export function ancestors(tree: ReportTree, id: number): readonly ReportNode[] {
  const path: ReportNode[] = []
  let node = tree.byId.get(id)
  while (node && node.parent !== null && path.length < tree.byId.size) {
    node = tree.byId.get(node.parent)
    if (node) path.push(node)
  }
  return path
}

/**
 * The lines to show: roots, and the children of what is expanded. With a filter, the titles that contain it (any
 * case) and their ancestors, all open.
 */
export function visibleRows(tree: ReportTree, expanded: ReadonlySet<number>, filter: string): readonly TreeRow[] {
  const needle = filter.trim().toLocaleLowerCase()
  const kept = needle === '' ? null : matching(tree, needle)
  const rows: TreeRow[] = []
  const visit = (siblings: readonly ReportNode[], depth: number): void => {
    const shown = kept ? siblings.filter(({ id }) => kept.has(id)) : siblings
    for (const [at, node] of shown.entries()) {
      const below = tree.children(node.id).filter(({ id }) => !kept || kept.has(id))
      const open = below.length > 0 && (kept !== null || expanded.has(node.id))
      rows.push({
        node,
        depth,
        expandable: below.length > 0,
        expanded: open,
        position: at + 1,
        siblings: shown.length,
      })
      if (open) visit(below, depth + 1)
    }
  }
  visit(tree.roots, 0)
  return rows
}

function matching(tree: ReportTree, needle: string): ReadonlySet<number> {
  const kept = new Set<number>()
  for (const node of tree.byId.values()) {
    if (!node.title.toLocaleLowerCase().includes(needle)) continue
    kept.add(node.id)
    for (const { id } of ancestors(tree, node.id)) kept.add(id)
  }
  return kept
}
