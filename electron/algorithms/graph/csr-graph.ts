/**
 * An undirected weighted graph in compressed sparse rows. The neighbours of node n are
 * `targets[offsets[n] … offsets[n + 1])`, ascending and without repetition, `weights` beside them; each
 * edge stands in both rows. No self-loops; weights are finite and above zero.
 */
export interface CsrGraph {
  readonly nodes: number
  readonly offsets: Int32Array
  readonly targets: Int32Array
  readonly weights: Float64Array
}

/** Above this a weight counts as this much: sums and squares of weights stay finite. */
const heaviest = 1e15

/**
 * Builds the graph of an edge list (three columns of equal length). Edges between the same two nodes add
 * up whatever their direction; self-loops, ends outside [0, nodes) and weights that are not above zero are
 * dropped.
 */
export function buildCsr(nodes: number, sources: Int32Array, targets: Int32Array, weights: Float64Array): CsrGraph {
  const usable = (edge: number): boolean => {
    const source = sources[edge] ?? -1
    const target = targets[edge] ?? -1
    const inside = source >= 0 && source < nodes && target >= 0 && target < nodes
    return inside && source !== target && (weights[edge] ?? 0) > 0
  }
  // Two counting passes over transposed rows leave every row sorted without a comparison sort.
  const counts = new Int32Array(nodes + 1)
  for (let edge = 0; edge < sources.length; edge++) {
    if (!usable(edge)) continue
    counts[(sources[edge] ?? 0) + 1]!++
    counts[(targets[edge] ?? 0) + 1]!++
  }
  for (let node = 0; node < nodes; node++) counts[node + 1]! += counts[node]!
  const rows = { targets: new Int32Array(counts[nodes]!), weights: new Float64Array(counts[nodes]!) }
  const cursor = counts.slice(0, nodes)
  const put = (node: number, neighbour: number, weight: number): void => {
    const slot = cursor[node]!++
    rows.targets[slot] = neighbour
    rows.weights[slot] = Math.min(weight, heaviest)
  }
  for (let edge = 0; edge < sources.length; edge++) {
    if (!usable(edge)) continue
    put(sources[edge]!, targets[edge]!, weights[edge]!)
    put(targets[edge]!, sources[edge]!, weights[edge]!)
  }
  return mergeRows(nodes, counts, transpose(nodes, counts, rows))
}

interface Rows {
  readonly targets: Int32Array
  readonly weights: Float64Array
}

/** The same symmetric rows, each in ascending order of neighbour. */
function transpose(nodes: number, offsets: Int32Array, rows: Rows): Rows {
  const targets = new Int32Array(rows.targets.length)
  const weights = new Float64Array(rows.weights.length)
  const cursor = offsets.slice(0, nodes)
  for (let node = 0; node < nodes; node++) {
    for (let slot = offsets[node]!; slot < offsets[node + 1]!; slot++) {
      const to = cursor[rows.targets[slot]!]!++
      targets[to] = node
      weights[to] = rows.weights[slot]!
    }
  }
  return { targets, weights }
}

/** Adds up neighbours that stand beside each other more than once. */
function mergeRows(nodes: number, offsets: Int32Array, rows: Rows): CsrGraph {
  const { targets, weights } = rows
  const merged = new Int32Array(nodes + 1)
  let end = 0
  for (let node = 0; node < nodes; node++) {
    const begin = end
    for (let slot = offsets[node]!; slot < offsets[node + 1]!; slot++) {
      if (end > begin && targets[end - 1] === targets[slot]) {
        weights[end - 1]! += weights[slot]!
      } else {
        targets[end] = targets[slot]!
        weights[end] = weights[slot]!
        end++
      }
    }
    merged[node + 1] = end
  }
  return { nodes, offsets: merged, targets: targets.slice(0, end), weights: weights.slice(0, end) }
}
