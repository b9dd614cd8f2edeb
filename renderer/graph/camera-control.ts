import type Sigma from 'sigma'
import type { EdgeAttributes, NodeAttributes } from './build-graph.ts'

export interface CameraControl {
  zoomIn(): void
  zoomOut(): void
  /** Shows the whole map. */
  fit(): void
  /** Brings a node into the middle, near enough to read its neighbours' names. */
  centre(node: string): void
}

/** Moves the camera; without animation for those who asked for less motion. */
export function createCameraControl(
  sigma: Sigma<NodeAttributes, EdgeAttributes>,
  reducedMotion: () => boolean,
): CameraControl {
  const camera = sigma.getCamera()
  const duration = (): number => (reducedMotion() ? 1 : 240)
  return {
    zoomIn: () => void camera.animatedZoom({ duration: duration(), factor: 1.5 }),
    zoomOut: () => void camera.animatedUnzoom({ duration: duration(), factor: 1.5 }),
    fit: () => void camera.animatedReset({ duration: duration() }),
    centre: (node) => {
      if (!sigma.getGraph().hasNode(node)) return
      // Not from getNodeDisplayData: between a refresh and the next frame that still holds the graph's own units.
      const place = sigma.viewportToFramedGraph(sigma.graphToViewport(sigma.getGraph().getNodeAttributes(node)))
      const ratio = Math.min(camera.getState().ratio, 0.55)
      void camera.animate({ x: place.x, y: place.y, ratio }, { duration: duration() })
    },
  }
}
