/** The token in `#token=…`, or null when the hash is a page's. */
export function tokenOf(hash: string): string | null {
  const match = /^#token=([\w~.-]{1,512})$/.exec(hash)
  return match?.[1] ?? null
}
