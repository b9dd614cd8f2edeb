import type { NodeHoverDrawingFunction, NodeLabelDrawingFunction } from 'sigma/rendering'
import type { EdgeAttributes, NodeAttributes } from './build-graph.ts'
import type { GraphTheme } from './graph-theme.ts'
import type { LabelSpace } from './label-space.ts'

/**
 * A label beside its node, on a halo of the background, so that it reads over edges; none where it would cover another
 * that `space` has given room.
 */
export const createLabelDrawing =
  (theme: GraphTheme, space: LabelSpace): NodeLabelDrawingFunction<NodeAttributes, EdgeAttributes> =>
  (context, data, settings) => {
    if (!data.label) return
    const size = labelSize(data.size, settings.labelSize)
    context.font = `${settings.labelWeight} ${size}px ${settings.labelFont}`
    const width = context.measureText(data.label).width
    if (!space.take({ x: data.x + data.size + 4, y: data.y - size / 2, width: width + 6, height: size })) return
    context.lineJoin = 'round'
    context.lineWidth = 3
    context.strokeStyle = theme.background
    context.fillStyle = theme.label
    const [x, y] = [data.x + data.size + 4, data.y + size / 3]
    context.strokeText(data.label, x, y)
    context.fillText(data.label, x, y)
  }

/** The node under the pointer, or chosen: a ring in its colour and its name on a plate. */
export const createHoverDrawing =
  (theme: GraphTheme): NodeHoverDrawingFunction<NodeAttributes, EdgeAttributes> =>
  (context, data, settings) => {
    context.beginPath()
    context.arc(data.x, data.y, data.size + 4, 0, Math.PI * 2)
    context.lineWidth = 2
    context.strokeStyle = data.color
    context.stroke()
    if (!data.label) return
    const size = labelSize(data.size, settings.labelSize) + 1
    context.font = `600 ${size}px ${settings.labelFont}`
    const width = context.measureText(data.label).width
    const [x, y] = [data.x + data.size + 8, data.y - size / 2 - 5]
    context.beginPath()
    context.roundRect(x, y, width + 14, size + 10, 5)
    context.fillStyle = theme.background
    context.fill()
    context.lineWidth = 1
    context.strokeStyle = data.color
    context.stroke()
    context.fillStyle = theme.label
    context.fillText(data.label, x + 7, y + size + 2.5)
  }

/** Larger nodes speak a little louder. */
const labelSize = (radius: number, base: number): number => Math.round(Math.min(base + 4, base - 1 + radius / 5))
