import type { GraphSnapshot } from '../../shared/model/index.ts'
import { assignHues, communityColour, type Palette } from './palette.ts'

export interface LegendEntry {
  readonly id: number
  readonly title: string
  readonly size: number
  readonly colour: string
}

export interface Legend {
  readonly entries: readonly LegendEntry[]
  /** Communities without a hue of their own. */
  readonly smaller: number
}

/** The communities that have a colour, largest first, and how many have none. */
export function legendEntries({ communities }: GraphSnapshot, palette: Palette): Legend {
  const hues = assignHues(
    communities.map(({ id }) => id),
    palette.hues.length,
  )
  const entries = communities
    .filter(({ id }) => hues.has(id))
    .map(({ id, title, size }) => ({ id, title, size, colour: communityColour(palette, hues, id) }))
  return { entries, smaller: communities.length - entries.length }
}
