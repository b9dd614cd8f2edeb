import { goldenAngle, type Points } from './points.ts'

/**
 * Places small components (nodes without edges included) in a band of even density around a disc of radius
 * `inner` about the origin, each as a small circle of its own, in place. `spacing` is the distance between
 * two neighbours in the band.
 */
export function placeSatellites(
  points: Points,
  components: readonly Int32Array[],
  inner: number,
  spacing: number,
): void {
  // Every component takes the room of one of the middling size, so that the band keeps one rhythm.
  const roomOf = (component: Int32Array): number => (component.length === 1 ? 1 : component.length * 2)
  let area = inner ** 2
  const ordered = components.toSorted((a, b) => b.length - a.length || a[0]! - b[0]!)
  for (const [place, component] of ordered.entries()) {
    area += (roomOf(component) * spacing ** 2) / Math.PI
    const distance = Math.sqrt(area)
    const middleX = distance * Math.cos(place * goldenAngle)
    const middleY = distance * Math.sin(place * goldenAngle)
    const radius = component.length === 1 ? 0 : (spacing * Math.max(2, component.length)) / (2 * Math.PI)
    for (const [seat, node] of component.entries()) {
      const angle = place + (seat * 2 * Math.PI) / component.length
      points.x[node] = middleX + radius * Math.cos(angle)
      points.y[node] = middleY + radius * Math.sin(angle)
    }
  }
}
