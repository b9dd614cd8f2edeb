import type { EdgeDisplayData, NodeDisplayData } from 'sigma/types'
import type { EdgeAttributes, NodeAttributes } from './build-graph.ts'
import { mixHex, premultiplied } from './colour.ts'
import type { Lit } from './focus.ts'
import type { GraphTheme } from './graph-theme.ts'
import { communityColour } from './palette.ts'

/** What the paint depends on. */
export interface Paint {
  readonly theme: GraphTheme
  readonly hues: ReadonlyMap<number, number>
  readonly lit: Lit | null
}

/** How Sigma shows a node: its community's colour; what is not lit fades into the background and loses its name. */
export function paintNode(
  node: string,
  attributes: NodeAttributes,
  { theme, hues, lit }: Paint,
): Partial<NodeDisplayData> {
  const color = communityColour(theme.palette, hues, attributes.community)
  const base = { x: attributes.x, y: attributes.y, size: attributes.size, label: attributes.label, color }
  if (!lit) return { ...base, zIndex: 1 }
  if (!lit.has(node)) return { ...base, label: null, color: mixHex(color, theme.background, 0.84), zIndex: 0 }
  if (lit.centre === node) return { ...base, highlighted: true, zIndex: 3 }
  return { ...base, zIndex: 2 }
}

/** How Sigma shows an edge: thin and translucent; lit when it touches the centre, or lies inside a lit community. */
export function paintEdge(attributes: EdgeAttributes, { theme, hues, lit }: Paint): Partial<EdgeDisplayData> {
  const own = attributes.community
  const colour = own === null ? theme.edge : communityColour(theme.palette, hues, own)
  const [within, between] = theme.edgeAlpha
  if (!lit) return { size: attributes.size, color: premultiplied(colour, own === null ? between : within), zIndex: 0 }
  const [source, target] = attributes.ends
  const shown =
    lit.centre === null ? lit.has(source) && lit.has(target) : source === lit.centre || target === lit.centre
  if (!shown) return { size: attributes.size, color: premultiplied(theme.edge, 0.06), zIndex: 0 }
  return { size: attributes.size, color: premultiplied(colour, 0.65), zIndex: 1 }
}
