import { pageRank } from '../../electron/algorithms/pagerank/pagerank.ts'
import { peakMegabytes } from './peak-megabytes.ts'
import { graphOf, readEdges } from './read-edges.ts'
import { round } from './round.ts'

const options = { damping: 0.85, tolerance: 1e-9, maxIterations: 200 } as const

/** PageRank of an edge list, personalised to `--seeds a,b` where given: seconds with the graph's building, and the top ten. */
export async function benchPageRank(words: readonly string[]): Promise<Record<string, unknown>> {
  const at = words.indexOf('--seeds')
  const [file] = words.filter((_, index) => at === -1 || (index !== at && index !== at + 1))
  if (file === undefined) throw new Error('Name a file of edges: source<TAB>target[<TAB>weight] on each line.')
  const list = readEdges(file)
  const seeds = at === -1 ? undefined : seedsOf(list.ids, (words[at + 1] ?? '').split(','))
  const begun = performance.now()
  const graph = graphOf(list)
  const { scores, iterations, converged } = pageRank(graph, options, seeds)
  const seconds = (performance.now() - begun) / 1_000
  const top = Array.from(scores.keys())
    .toSorted((a, b) => scores[b]! - scores[a]! || a - b)
    .slice(0, 10)
  return {
    nodes: graph.nodes,
    edges: graph.targets.length / 2,
    seconds: round(seconds, 3),
    iterations,
    converged,
    top: top.map((node) => ({ id: list.ids[node]!, score: Number(scores[node]!.toPrecision(6)) })),
    peakMB: peakMegabytes(),
  }
}

function seedsOf(ids: readonly string[], named: readonly string[]): Float64Array {
  const seeds = new Float64Array(ids.length)
  for (const id of named) {
    const node = ids.indexOf(id)
    if (node === -1) throw new Error(`There is no node “${id}” in the file.`)
    seeds[node] = 1
  }
  return seeds
}
