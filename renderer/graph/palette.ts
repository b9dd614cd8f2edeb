/**
 * Sixteen hues for each theme, chosen to lie as far apart as calm colours can, also as dichromats see them (at least
 * 0.07 in OKLab); hex, because Sigma paints `hsl()` black.
 */
export interface Palette {
  readonly hues: readonly string[]
  /** For entities of every smaller community. */
  readonly neutral: string
}

export const lightPalette: Palette = {
  hues: [
    '#06469a',
    '#9f4e01',
    '#399d81',
    '#b5345c',
    '#5185e1',
    '#98974e',
    '#006cbc',
    '#862a00',
    '#707253',
    '#8d71b4',
    '#2c5e7b',
    '#a87300',
    '#248087',
    '#7f1f62',
    '#005432',
    '#ba82aa',
  ],
  neutral: '#9a968c',
}

export const darkPalette: Palette = {
  hues: [
    '#108eb3',
    '#d07e0a',
    '#15cdc6',
    '#cb5a83',
    '#7389ec',
    '#bead1b',
    '#b0abff',
    '#b65100',
    '#67a973',
    '#ff8bac',
    '#0866b7',
    '#d9d858',
    '#a2dbea',
    '#993e83',
    '#237f4f',
    '#e6b78a',
  ],
  neutral: '#77746c',
}

/** Knuth's multiplicative hash, so that ids that follow one another do not get neighbouring hues. */
const spread = (id: number): number => Math.imul(id, 2654435761) >>> 0

/**
 * The hue of each of the largest communities. In: the ids of a level's cover, largest first, and how many hues
 * there are. Out: community id → hue's index. A community asks for the hue its id hashes to and takes the next free
 * one, so that it mostly keeps its colour from level to level; the rest get none.
 */
export function assignHues(cover: readonly number[], hues: number): ReadonlyMap<number, number> {
  const assigned = new Map<number, number>()
  const taken = new Set<number>()
  for (const id of cover) {
    if (taken.size === hues) break
    if (assigned.has(id)) continue
    let hue = spread(id) % hues
    while (taken.has(hue)) hue = (hue + 1) % hues
    taken.add(hue)
    assigned.set(id, hue)
  }
  return assigned
}

/** The colour of a community, as hex. */
export function communityColour(palette: Palette, hues: ReadonlyMap<number, number>, community: number): string {
  const hue = hues.get(community)
  return hue === undefined ? palette.neutral : (palette.hues[hue] ?? palette.neutral)
}
