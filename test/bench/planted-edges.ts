import { createRandom } from '../../electron/algorithms/random/seeded-random.ts'
import type { EdgeList } from './read-edges.ts'

export interface PlantedGraph {
  readonly nodes: number
  readonly edges: number
  readonly groups: number
}

/**
 * A planted partition with skewed degrees: three of four edges stay inside a group, and low numbers in a group are met
 * far more often than high ones, as names in documents are.
 */
export function plantedEdges({ nodes, edges, groups }: PlantedGraph): EdgeList {
  const random = createRandom(nodes + edges)
  const size = Math.floor(nodes / groups)
  const sources = new Int32Array(edges)
  const targets = new Int32Array(edges)
  // Numbers are dealt out at random: where a group lies in memory must not help.
  const numbers = random.shuffle(Array.from({ length: nodes }, (_, node) => node))
  for (let edge = 0; edge < edges; edge++) {
    const first = random.int(groups) * size
    sources[edge] = numbers[first + Math.floor(size * random.next() ** 2)]!
    targets[edge] = numbers[random.next() < 0.75 ? first + random.int(size) : random.int(nodes)]!
  }
  return {
    ids: Array.from({ length: nodes }, (_, node) => String(node)),
    sources,
    targets,
    weights: new Float64Array(edges).fill(1),
  }
}
