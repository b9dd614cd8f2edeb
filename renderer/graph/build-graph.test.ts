import { expect, test } from 'vitest'
import type { GraphSnapshot } from '../../shared/model/index.ts'
import { buildGraph } from './build-graph.ts'
import { litNodes, noFocus } from './focus.ts'
import { darkTheme, graphTheme, lightTheme } from './graph-theme.ts'
import { assignHues } from './palette.ts'
import { paintEdge, paintNode } from './reducers.ts'

const snapshot: GraphSnapshot = {
  level: 0,
  levels: 1,
  ids: [7, 3, 9, 4],
  names: ['Ines Aldana', 'Port Authority', 'Corvo', 'Marsh'],
  types: ['person', 'organization', 'place', 'place'],
  x: [0, 1, 0, 5],
  y: [0, 0, 1, 5],
  degree: [2, 1, 1, 0],
  community: [20, 20, 21, 21],
  sources: [0, 0, 2, 0],
  targets: [1, 2, 2, 99],
  weights: [4, 1, 3, 1],
  communities: [
    { id: 20, title: 'The port', size: 2 },
    { id: 21, title: 'Inland', size: 2 },
  ],
  omitted: 0,
}
const graph = buildGraph(snapshot)

test('a node is an entity under its id, and edges to itself or to rows that are not there are left out', () => {
  expect(graph.nodes()).toEqual(['7', '3', '9', '4'])
  expect(graph.edges().map((edge) => graph.extremities(edge))).toEqual([
    ['7', '3'],
    ['7', '9'],
  ])
})

test('more relationships make a larger node, more sentences a wider edge', () => {
  const size = (node: string): number => graph.getNodeAttribute(node, 'size')
  expect(size('7')).toBeGreaterThan(size('3'))
  expect(size('3')).toBeGreaterThan(size('4'))
  expect(graph.getEdgeAttribute('7', '3', 'size')).toBeGreaterThan(graph.getEdgeAttribute('7', '9', 'size'))
})

test('an edge knows its community only where both ends are in it', () => {
  expect(graph.getEdgeAttribute('7', '3', 'community')).toBe(20)
  expect(graph.getEdgeAttribute('7', '9', 'community')).toBeNull()
})

test('the pointer lights a node and its neighbours before the chosen node does, and a community last', () => {
  expect(litNodes(graph, noFocus)).toBeNull()
  const hovering = litNodes(graph, { hovered: '3', selected: '7', community: 21 })
  expect(graph.nodes().filter((node) => hovering?.has(node))).toEqual(['7', '3'])
  const chosen = litNodes(graph, { hovered: null, selected: '7', community: 21 })
  expect(graph.nodes().filter((node) => chosen?.has(node))).toEqual(['7', '3', '9'])
  const community = litNodes(graph, { hovered: null, selected: null, community: 21 })
  expect(graph.nodes().filter((node) => community?.has(node))).toEqual(['9', '4'])
})

test('a chosen entity that this map does not hold fades nothing', () => {
  expect(litNodes(graph, { hovered: null, selected: '1000', community: null })).toBeNull()
})

test('what is not lit loses its name and its colour', () => {
  const hues = assignHues([20, 21], 16)
  const lit = litNodes(graph, { ...noFocus, selected: '3' })
  const paint = { theme: lightTheme, hues, lit }
  const far = paintNode('9', graph.getNodeAttributes('9'), paint)
  const rest = paintNode('9', graph.getNodeAttributes('9'), { ...paint, lit: null })
  expect(far.label).toBeNull()
  expect(far.color).not.toBe(rest.color)
  expect(paintNode('3', graph.getNodeAttributes('3'), paint).highlighted).toBe(true)
  const [touching, apart] = graph.edges()
  const alpha = (edge = ''): number =>
    Number(/([\d.]+)\)$/.exec(paintEdge(graph.getEdgeAttributes(edge), paint).color ?? '')?.[1])
  expect(alpha(touching)).toBeGreaterThan(alpha(apart))
})

test('what another level’s map is lit by can paint this one', () => {
  const other = buildGraph({ ...snapshot, level: 1, ids: [7, 3, 11, 12], community: [30, 31, 31, 32] })
  const hues = assignHues([20, 21], 16)
  for (const focus of [
    { ...noFocus, selected: '7' },
    { ...noFocus, community: 31 },
  ]) {
    const paint = { theme: lightTheme, hues, lit: litNodes(other, focus) }
    expect(graph.nodes().map((node) => paintNode(node, graph.getNodeAttributes(node), paint).size)).toHaveLength(4)
    expect(graph.edges().map((edge) => paintEdge(graph.getEdgeAttributes(edge), paint).size)).toHaveLength(2)
  }
})

test('the map takes the colours of the page, and its own where a token says nothing', () => {
  const theme = graphTheme(true, (token) => (token === '--bg' ? 'rgb(1, 20, 255)' : ''))
  expect(theme.background).toBe('#0114ff')
  expect(theme.label).toBe(darkTheme.label)
})
