import { expect, test } from 'vitest'
import type { GraphSnapshot } from '../../shared/model/index.ts'
import { colouredCover } from './coloured-cover.ts'
import { legendEntries } from './legend-entries.ts'
import { lightPalette } from './palette.ts'

const snapshot = (community: readonly number[], edges: readonly (readonly [number, number])[]): GraphSnapshot => ({
  level: 0,
  levels: 1,
  ids: community.map((_, row) => row + 1),
  names: community.map((_, row) => `Entity ${row}`),
  types: community.map(() => 'person'),
  x: community.map(() => 0),
  y: community.map(() => 0),
  degree: community.map(() => 1),
  community: [...community],
  sources: edges.map(([source]) => source),
  targets: edges.map(([, target]) => target),
  weights: edges.map(() => 1),
  communities: [...new Set(community)].map((id) => ({ id, title: `Community ${id}`, size: 3 })),
  omitted: 0,
})

// 7: three loose entities and a pair; 8: a chain of three; 9: two that meet only by way of 8.
const loose = snapshot(
  [7, 7, 7, 8, 8, 8, 9, 9],
  [
    [0, 1],
    [3, 4],
    [4, 5],
    [6, 5],
    [7, 5],
  ],
)

test('a community gathered from loose pieces gets no colour, one that hangs together does', () => {
  expect(colouredCover(loose)).toEqual([8, 9])
})

test('the legend lists what has a colour and counts the rest', () => {
  const { entries, others } = legendEntries(loose, lightPalette)
  expect(entries.map(({ id }) => id)).toEqual([8, 9])
  expect(new Set(entries.map(({ colour }) => colour)).size).toBe(2)
  expect(others).toBe(1)
})
