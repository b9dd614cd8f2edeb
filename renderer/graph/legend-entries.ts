import type { GraphSnapshot } from '../../shared/model/index.ts'
import { colouredCover } from './coloured-cover.ts'
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
  readonly others: number
}

/** The communities that have a colour, largest first, and how many have none. */
export function legendEntries(snapshot: GraphSnapshot, palette: Palette): Legend {
  const { communities } = snapshot
  const hues = assignHues(colouredCover(snapshot), palette.hues.length)
  const entries = communities
    .filter(({ id }) => hues.has(id))
    .map(({ id, title, size }) => ({ id, title, size, colour: communityColour(palette, hues, id) }))
  return { entries, others: communities.length - entries.length }
}
