/** Types that a person can't be. */
const things: ReadonlySet<string> = new Set(['organization', 'place', 'event', 'work', 'product'])

/**
 * Whether two mentions of one name can be one entity for all that their types say. A model calls one thing a place here and an
 * organization there; but a person is neither. A type that nobody knows stands against none.
 */
export const areCompatible = (a: string, b: string): boolean =>
  !((a === 'person' && things.has(b)) || (b === 'person' && things.has(a)))

/** The type given most often, `''` and `concept` only where there is no other; the first by the alphabet of equals. */
export function mostFrequentType(types: Iterable<string>): string {
  const counts = new Map<string, number>()
  for (const type of types) counts.set(type, (counts.get(type) ?? 0) + 1)
  const telling = (type: string): number => (type === '' ? 0 : type === 'concept' ? 1 : 2)
  const [best] = [...counts].sort(
    ([a, times], [b, others]) => telling(b) - telling(a) || others - times || (a < b ? -1 : 1),
  )
  return best?.[0] ?? ''
}
