import type { PlantedGraph } from './planted-edges.ts'

/** The graphs that benchmarks make for themselves: as large as a podcast's, and up to five million edges. */
export const generated: readonly (PlantedGraph & { readonly name: string })[] = [
  { name: 'podcast-sized', nodes: 8_564, edges: 20_691, groups: 60 },
  { name: 'sparse', nodes: 16_000, edges: 20_000, groups: 400 },
  { name: 'middle', nodes: 100_000, edges: 500_000, groups: 500 },
  { name: 'large', nodes: 1_000_000, edges: 5_000_000, groups: 3_000 },
]
