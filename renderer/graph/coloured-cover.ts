import type { GraphSnapshot } from '../../shared/model/index.ts'

/**
 * The communities that deserve a colour, largest first: those that hang together. One that was gathered from loose
 * pieces has no edge to the rest and too few inside to join its members; coloured, it would shine for its size alone.
 */
export function colouredCover({ communities, community, sources, targets }: GraphSnapshot): readonly number[] {
  const inside = new Map<number, number>()
  const leaving = new Set<number>()
  for (const [row, source] of sources.entries()) {
    const from = community[source]
    const to = community[targets[row] ?? -1]
    if (from === undefined || to === undefined) continue
    if (from === to) inside.set(from, (inside.get(from) ?? 0) + 1)
    else leaving.add(from).add(to)
  }
  const members = new Map<number, number>()
  for (const id of community) members.set(id, (members.get(id) ?? 0) + 1)
  return communities
    .map(({ id }) => id)
    .filter((id) => leaving.has(id) || (inside.get(id) ?? 0) >= (members.get(id) ?? 0) - 1)
}
