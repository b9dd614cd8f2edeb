/** Radius in pixels at the fitted camera: grows with the square root of the degree, so that area means degree. */
export function nodeSize(degree: number, largestDegree: number, count: number): number {
  const [smallest, largest] = count > 3000 ? [1.2, 11] : count > 600 ? [1.8, 12] : [2.6, 13]
  if (largestDegree <= 0) return smallest
  return smallest + (largest - smallest) * Math.sqrt(Math.max(0, degree) / largestDegree)
}

/** Width of an edge in pixels: thin, a little thicker with weight. */
export const edgeSize = (weight: number): number => Math.min(2.4, 0.5 + 0.35 * Math.log2(1 + Math.max(0, weight)))
