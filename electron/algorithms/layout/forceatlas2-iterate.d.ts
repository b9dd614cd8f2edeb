/** One step of ForceAtlas2 on bare arrays, which the package ships without types. */
declare module 'graphology-layout-forceatlas2/iterate.js' {
  import type { ForceAtlas2Settings } from 'graphology-layout-forceatlas2'
  /** Moves the nodes (10 numbers each) by the forces of the edges (3 numbers each: slots of both ends, weight). */
  export default function iterate(
    settings: Required<ForceAtlas2Settings>,
    nodes: Float32Array,
    edges: Float32Array,
  ): unknown
}
