import type { LeidenOptions } from './leiden.ts'

/** An earlier hierarchy in the node numbers of the graph; nodes that are gone are left out. */
export type EarlierHierarchy = readonly {
  readonly level: number
  readonly gathered: boolean
  readonly members: Int32Array
}[]

/** For each level the earlier community of each node, −1 where it had none or a gathered one. */
export function earlierGroups(nodes: number, earlier: EarlierHierarchy): readonly (Int32Array | undefined)[] {
  const levels: Int32Array[] = []
  for (const [index, { level, gathered, members }] of earlier.entries()) {
    if (gathered) continue
    const groups = (levels[level] ??= new Int32Array(nodes).fill(-1))
    for (const node of members) groups[node] = index
  }
  return levels
}

/** Whether the nodes were in more than one group. */
export const wereDivided = (earlier: Int32Array): boolean => new Set(earlier.filter((group) => group !== -1)).size > 1

/**
 * Where Leiden begins: nodes in their earlier groups, those that had none alone; nothing where fewer than three of four had one:
 * of a graph that is mostly new, the past says little.
 * From good groups one iteration does.
 */
export function beginFrom(earlier: Int32Array | undefined): Pick<LeidenOptions, 'start' | 'iterations'> | undefined {
  if (!earlier) return undefined
  const firsts = new Map<number, number>()
  let known = 0
  const start = earlier.map((group, node) => {
    if (group === -1) return node
    known++
    // A group goes by the number of its first member: nobody else can have that.
    if (!firsts.has(group)) firsts.set(group, node)
    return firsts.get(group)!
  })
  return known * 4 < start.length * 3 ? undefined : { start, iterations: 1 }
}
