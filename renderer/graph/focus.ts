import type { EntityGraph } from './build-graph.ts'

/** What the reader looks at: a node under the pointer, a chosen node, a community singled out. */
export interface Focus {
  readonly hovered: string | null
  readonly selected: string | null
  readonly community: number | null
}

export const noFocus: Focus = { hovered: null, selected: null, community: null }

/** Which nodes stay lit, and around which node; `null` when nothing is singled out and all do. */
export interface Lit {
  readonly centre: string | null
  readonly has: (node: string) => boolean
}

/**
 * The lit part of the map: the node under the pointer (else the chosen one) with its neighbours, else the community.
 * A node that the snapshot does not hold lights nothing.
 */
export function litNodes(graph: EntityGraph, focus: Focus): Lit | null {
  const centre = [focus.hovered, focus.selected].find((node) => node !== null && graph.hasNode(node)) ?? null
  if (centre !== null) {
    const near = new Set(graph.neighbors(centre)).add(centre)
    return { centre, has: (node) => near.has(node) }
  }
  const { community } = focus
  if (community === null) return null
  return {
    centre: null,
    has: (node) => graph.hasNode(node) && graph.getNodeAttribute(node, 'community') === community,
  }
}
