import { createHash } from 'node:crypto'

/** 32 hex digits from any parts; parts are kept apart by their lengths, so no two lists give the same bytes. */
export function makeUid(...parts: readonly (string | number)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) {
    const text = String(part)
    hash.update(`${text.length}:`).update(text)
  }
  return hash.digest('hex').slice(0, 32)
}
