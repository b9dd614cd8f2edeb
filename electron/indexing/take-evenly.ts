/** `most` of a list, spread evenly from its first to its last; all where there are no more. */
export function takeEvenly<T>(list: readonly T[], most: number): readonly T[] {
  if (list.length <= most) return list
  return Array.from({ length: most }, (_, at) => list[Math.floor((at * list.length) / most)]!)
}
