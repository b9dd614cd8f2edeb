import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { connectedComponents } from '../graph/connected-components.ts'
import type { CsrGraph } from '../graph/csr-graph.ts'
import { graphOfEdges as build, type Edge } from '../graph/graph-of-edges.ts'
import { inducedSubgraph } from '../graph/subgraph.ts'
import { createRandom } from '../random/seeded-random.ts'
import { clusterHierarchy, cover, type Hierarchy, type HierarchyOptions } from './hierarchy.ts'
import { matchHierarchies } from './match-hierarchies.ts'

const options: HierarchyOptions = {
  seed: 42,
  resolution: 1,
  maxCommunitySize: 8,
  minCommunitySize: 3,
  maxLevels: 6,
}

function clique(first: number, size: number): Edge[] {
  const edges: Edge[] = []
  for (let a = 0; a < size; a++) for (let b = a + 1; b < size; b++) edges.push([first + a, first + b])
  return edges
}

/** `groups` groups of `size` nodes, dense inside, with a few edges between. */
function planted(groups: number, size: number, seed: number): CsrGraph {
  return build(groups * size, plantedEdges(groups, size, seed))
}

function plantedEdges(groups: number, size: number, seed: number): Edge[] {
  const random = createRandom(seed)
  const edges: Edge[] = []
  for (let group = 0; group < groups; group++) {
    for (let edge = 0; edge < size * 4; edge++) {
      edges.push([group * size + random.int(size), group * size + random.int(size)])
    }
  }
  for (let edge = 0; edge < groups * 4; edge++) edges.push([random.int(groups * size), random.int(groups * size)])
  return edges
}

const members = (hierarchy: Hierarchy, level: number): number[][] =>
  cover(hierarchy, level).map((index) => Array.from(hierarchy.communities[index]!.members))

/** What is wrong with a hierarchy: a sentence each. */
function faults(graph: CsrGraph, { levels, communities }: Hierarchy): readonly string[] {
  const found: string[] = []
  const check = (sound: boolean, fault: string): void => {
    if (!sound) found.push(fault)
  }
  const everyNode = Array.from({ length: graph.nodes }, (_, node) => node).join()
  for (let level = 0; level <= levels; level++) {
    const covered = members({ levels, communities }, level).flat()
    check(covered.sort((a, b) => a - b).join() === everyNode, `level ${level} does not hold every node once`)
  }
  for (const [index, { level, parent, members: own, gathered }] of communities.entries()) {
    check(
      own.join() ===
        Array.from(own)
          .sort((a, b) => a - b)
          .join(),
      `${index} is not sorted`,
    )
    const parts = connectedComponents(inducedSubgraph(graph, own)).groups
    check(gathered || parts === 1, `${index} is not connected`)
    const next = communities[index + 1]
    check(!next || next.level > level || next.members.length <= own.length, `${index} is out of order`)
    check((parent === -1) === (level === 0), `${index} has the wrong parent`)
    const above = communities[parent]
    if (!above) continue
    check(above.level === level - 1 && !above.gathered, `${index} hangs in the wrong place`)
    check(own.length >= options.minCommunitySize, `${index} is dust`)
    check(own.length < above.members.length, `${index} divides nothing`)
    const inside = new Set(above.members)
    check(
      own.every((node) => inside.has(node)),
      `${index} leaves its parent`,
    )
  }
  return found
}

describe('clusterHierarchy', () => {
  it('finds planted groups at level 0', () => {
    const hierarchy = clusterHierarchy(planted(5, 20, 1), { ...options, maxCommunitySize: 50 })
    const expected = Array.from({ length: 5 }, (_, group) =>
      Array.from({ length: 20 }, (_unused, node) => group * 20 + node),
    )
    expect(members(hierarchy, 0).sort((a, b) => a[0]! - b[0]!)).toEqual(expected)
    expect(hierarchy.levels).toBe(1)
  })

  it('divides a large community into the groups inside it', () => {
    // Two halves of three cliques each: the halves at level 0 hang together by heavy bridges.
    const edges = [
      ...clique(0, 5),
      ...clique(5, 5),
      ...clique(10, 5),
      ...clique(15, 5),
      ...clique(20, 5),
      ...clique(25, 5),
    ]
    const bridge = (a: number, b: number): Edge => [a, b, 6]
    const halves: Edge[] = [bridge(0, 5), bridge(6, 10), bridge(11, 1), bridge(15, 20), bridge(21, 25), bridge(26, 16)]
    const graph = build(30, [...edges, ...halves, [2, 17]])
    const hierarchy = clusterHierarchy(graph, { ...options, resolution: 0.3 })
    expect(members(hierarchy, 0).map((group) => group.length)).toEqual([15, 15])
    const finer = clusterHierarchy(graph, options)
    expect(faults(graph, finer)).toEqual([])
    expect(members(finer, finer.levels).every((group) => group.length <= 15)).toBe(true)
  })

  it('carries a leaf down to every deeper level', () => {
    const graph = build(244, [...plantedEdges(40, 6, 3), ...clique(240, 4)])
    const hierarchy = clusterHierarchy(graph, options)
    expect(hierarchy.levels).toBeGreaterThan(1)
    for (let level = 0; level < hierarchy.levels; level++)
      expect(members(hierarchy, level)).toContainEqual([240, 241, 242, 243])
  })

  it('gathers what is too small to stand alone into one leaf', () => {
    const graph = build(12, [...clique(0, 5), [5, 6], [7, 8]])
    const hierarchy = clusterHierarchy(graph, options)
    const gathered = hierarchy.communities.filter((community) => community.gathered)
    expect(gathered.map((community) => Array.from(community.members))).toEqual([[5, 6, 7, 8, 9, 10, 11]])
    expect(members(hierarchy, 0)).toHaveLength(2)
  })

  it('gathers larger components when told to', () => {
    const graph = build(16, [...clique(0, 8), ...clique(8, 4), ...clique(12, 4)])
    expect(members(clusterHierarchy(graph, options), 0)).toHaveLength(3)
    expect(members(clusterHierarchy(graph, { ...options, minComponentSize: 5 }), 0)).toHaveLength(2)
  })

  it('leaves a star and a clique whole, however large', () => {
    const star = build(
      40,
      Array.from({ length: 39 }, (_, leaf): Edge => [0, leaf + 1]),
    )
    expect(clusterHierarchy(star, options).communities).toHaveLength(1)
    expect(clusterHierarchy(build(30, clique(0, 30)), options).communities).toHaveLength(1)
  })

  it('is defined for no node, one node, one pair and no edge', () => {
    expect(clusterHierarchy(build(0, []), options)).toEqual({ levels: 0, communities: [] })
    expect(clusterHierarchy(build(1, []), options).communities).toEqual([
      { level: 0, parent: -1, members: Int32Array.of(0), gathered: false },
    ])
    expect(clusterHierarchy(build(2, [[0, 1]]), options).communities[0]?.gathered).toBe(false)
    const alone = clusterHierarchy(build(100, []), options)
    expect(alone.levels).toBe(1)
    expect(alone.communities.map((community) => [community.members.length, community.gathered])).toEqual([[100, true]])
  })

  it('goes no deeper than it is told', () => {
    const graph = planted(40, 6, 3)
    expect(clusterHierarchy(graph, options).levels).toBeGreaterThan(1)
    expect(clusterHierarchy(graph, { ...options, maxLevels: 1 }).levels).toBe(1)
  })

  it('does not depend on the unit of the weights, huge or tiny', () => {
    const scaled = (factor: number): Hierarchy => {
      const { nodes, offsets, targets, weights } = planted(6, 12, 9)
      return clusterHierarchy({ nodes, offsets, targets, weights: weights.map((weight) => weight * factor) }, options)
    }
    expect(scaled(2 ** 40)).toEqual(scaled(1))
    expect(scaled(2 ** -200)).toEqual(scaled(1))
  })

  it('keeps what did not change when one in a hundred nodes is replaced', () => {
    const groups = 30
    const size = 20
    const edges = plantedEdges(groups, size, 11)
    const old = clusterHierarchy(build(groups * size, edges), options)
    const gone = new Set([17, 130, 255, 301, 444, 590])
    const kept = edges.filter(([a, b]) => !gone.has(a) && !gone.has(b))
    const fresh = [...gone].flatMap((node): Edge[] => [
      [node, (node + 200) % (groups * size)],
      [node, (node + 201) % (groups * size)],
    ])
    const earlier = old.communities.map((community) => ({
      ...community,
      members: community.members.filter((node) => !gone.has(node)),
    }))
    const graph = build(groups * size, [...kept, ...fresh])
    const next = clusterHierarchy(graph, options, earlier)
    expect(faults(graph, next)).toEqual([])
    const matched = new Set(matchHierarchies(earlier, next.communities))
    const untouched = old.communities.flatMap(({ members: all }, index) =>
      all.some((node) => gone.has(node)) ? [] : [index],
    )
    expect(untouched.length).toBeGreaterThan(60)
    expect(untouched.filter((index) => matched.has(index)).length / untouched.length).toBeGreaterThan(0.9)
  })

  it('is sound with weights that differ as far as weights can', () => {
    const weight = fc.constantFrom(1e-300, 1e-9, 1, 1e15, Number.MAX_VALUE)
    const edge = fc.tuple(fc.nat(59), fc.nat(59), weight)
    fc.assert(
      fc.property(fc.array(edge, { maxLength: 150 }), (edges) => {
        const graph = build(60, edges)
        expect(faults(graph, clusterHierarchy(graph, options))).toEqual([])
      }),
    )
  })

  it('is sound whatever hierarchy it begins from', () => {
    const edge = fc.tuple(fc.nat(59), fc.nat(59), fc.integer({ min: 1, max: 9 }))
    const edges = fc.array(edge, { maxLength: 150 })
    fc.assert(
      fc.property(edges, edges, (before, after) => {
        const graph = build(60, after)
        const earlier = clusterHierarchy(build(60, before), options).communities
        expect(faults(graph, clusterHierarchy(graph, options, earlier))).toEqual([])
      }),
    )
  })

  it('is sound and the same in every run on any graph', () => {
    const edge = fc.tuple(fc.nat(59), fc.nat(59), fc.integer({ min: 1, max: 9 }))
    fc.assert(
      fc.property(fc.array(edge, { maxLength: 150 }), fc.nat(1000), (edges, seed) => {
        const graph = build(60, edges)
        const hierarchy = clusterHierarchy(graph, { ...options, seed })
        expect(faults(graph, hierarchy)).toEqual([])
        expect(clusterHierarchy(graph, { ...options, seed })).toEqual(hierarchy)
      }),
    )
  })
})
