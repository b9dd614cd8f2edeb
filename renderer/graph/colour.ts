/** Red, green and blue of `#rrggbb`, 0 to 255. */
export function parseHex(hex: string): readonly [number, number, number] {
  const value = Number.parseInt(hex.slice(1, 7), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** `#rrggbb` between two colours: 0 is the first, 1 the second. */
export function mixHex(from: string, to: string, share: number): string {
  const a = parseHex(from)
  const b = parseHex(to)
  const mixed = a.map((channel, i) => Math.round(channel + ((b[i] ?? 0) - channel) * share))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** A translucent colour for Sigma's programs, which blend premultiplied: the channels are scaled by `alpha`. */
export function premultiplied(hex: string, alpha: number): string {
  const [r, g, b] = parseHex(hex).map((channel) => Math.round(channel * alpha))
  return `rgba(${r}, ${g}, ${b}, ${alpha})`
}

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2, relative luminance). */
export function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

function luminance(hex: string): number {
  const [r, g, b] = parseHex(hex).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
