import Sigma from 'sigma'
import type { GraphSnapshot } from '../../shared/model/index.ts'
import { buildGraph, type EdgeAttributes, type NodeAttributes } from './build-graph.ts'
import { createCameraControl, type CameraControl } from './camera-control.ts'
import { colouredCover } from './coloured-cover.ts'
import { createHoverDrawing, createLabelDrawing } from './draw-label.ts'
import { litNodes, noFocus, type Focus } from './focus.ts'
import type { GraphTheme } from './graph-theme.ts'
import { createLabelSpace } from './label-space.ts'
import { assignHues } from './palette.ts'
import { paintEdge, paintNode, type Paint } from './reducers.ts'

export interface GraphView extends CameraControl {
  setData(snapshot: GraphSnapshot): void
  setTheme(theme: GraphTheme): void
  setFocus(change: Partial<Focus>): void
  dispose(): void
}

interface GraphViewOptions {
  readonly theme: GraphTheme
  readonly font: string
  readonly reducedMotion: () => boolean
  /** A click on an entity, or on the empty map (null). */
  readonly onSelect: (entity: number | null) => void
}

/** Sigma on one element, apart from React: it lives from here to `dispose`. */
export function createGraphView(container: HTMLElement, snapshot: GraphSnapshot, options: GraphViewOptions): GraphView {
  let shown = snapshot
  let graph = buildGraph(snapshot)
  let focus = noFocus
  let paint: Paint = { theme: options.theme, hues: huesOf(snapshot, options.theme), lit: null }

  const labels = createLabelSpace()
  const sigma = new Sigma<NodeAttributes, EdgeAttributes>(graph, container, {
    allowInvalidContainer: true,
    zIndex: true,
    stagePadding: 36,
    minEdgeThickness: 0.9,
    labelFont: options.font,
    labelSize: 12,
    labelWeight: '500',
    labelDensity: 1.2,
    labelGridCellSize: 110,
    labelRenderedSizeThreshold: labelThreshold(snapshot.ids.length),
    minCameraRatio: 0.02,
    maxCameraRatio: 2.5,
    hideEdgesOnMove: snapshot.sources.length > 30_000,
    defaultDrawNodeLabel: createLabelDrawing(options.theme, labels),
    defaultDrawNodeHover: createHoverDrawing(options.theme),
    nodeReducer: (node, attributes) => paintNode(node, attributes, paint),
    edgeReducer: (_edge, attributes) => paintEdge(attributes, paint),
  })

  const repaint = (): void => {
    paint = { ...paint, lit: litNodes(graph, focus) }
    sigma.refresh({ skipIndexation: true, schedule: true })
  }
  const setFocus = (change: Partial<Focus>): void => {
    focus = { ...focus, ...change }
    repaint()
  }

  sigma.on('beforeRender', labels.clear)
  sigma.on('clickNode', ({ node }) => options.onSelect(Number(node)))
  sigma.on('clickStage', () => options.onSelect(null))
  sigma.on('enterNode', ({ node }) => {
    setFocus({ hovered: node })
    container.dataset['hovering'] = ''
  })
  sigma.on('leaveNode', () => {
    setFocus({ hovered: null })
    delete container.dataset['hovering']
  })

  const resized = new ResizeObserver(() => {
    sigma.resize()
    sigma.scheduleRender()
  })
  resized.observe(container)

  return {
    ...createCameraControl(sigma, options.reducedMotion),
    setData: (next) => {
      if (next === shown) return
      shown = next
      graph = buildGraph(next)
      paint = { theme: paint.theme, hues: huesOf(next, paint.theme), lit: litNodes(graph, focus) }
      // The graph first: a setting that changes paints at once what Sigma holds, and the paint is the new graph's.
      sigma.setGraph(graph)
      sigma.setSetting('labelRenderedSizeThreshold', labelThreshold(next.ids.length))
    },
    setTheme: (theme) => {
      paint = { ...paint, theme }
      sigma.setSettings({
        defaultDrawNodeLabel: createLabelDrawing(theme, labels),
        defaultDrawNodeHover: createHoverDrawing(theme),
      })
    },
    setFocus,
    dispose: () => {
      resized.disconnect()
      sigma.kill()
    },
  }
}

const huesOf = (snapshot: GraphSnapshot, theme: GraphTheme): ReadonlyMap<number, number> =>
  assignHues(colouredCover(snapshot), theme.palette.hues.length)

/** Small maps can name almost everything, large ones only their landmarks until one zooms in. */
const labelThreshold = (entities: number): number => (entities > 600 ? 4 : 6)
