import { createHash } from 'node:crypto'

/** 32 hex digits from any parts; parts are kept apart by their lengths, so no two lists give the same bytes. */
export const makeUid = (...parts: readonly (string | number)[]): string => makeUidOf(parts)

/** The same from as many parts as there are; an argument list holds some hundred thousand at most. */
export function makeUidOf(parts: Iterable<string | number>): string {
  const hash = createHash('sha256')
  for (const part of parts) {
    const text = String(part)
    hash.update(`${text.length}:`).update(text)
  }
  return hash.digest('hex').slice(0, 32)
}
