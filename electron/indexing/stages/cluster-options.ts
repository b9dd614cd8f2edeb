import type { HierarchyOptions } from '../../algorithms/communities/hierarchy.ts'

/** How a collection's communities are found; a change makes them anew. */
export const clusterOptions = {
  seed: 1,
  resolution: 1,
  maxCommunitySize: 8,
  minCommunitySize: 3,
  minComponentSize: 6,
  maxLevels: 6,
} as const satisfies HierarchyOptions
