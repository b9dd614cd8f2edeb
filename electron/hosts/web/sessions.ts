import { isSameSecret } from './same-secret.ts'

export interface Sessions {
  readonly token: string
  /** The id of a new session, or null when the token is wrong. */
  begin(token: unknown): string | null
  has(id: string | undefined): boolean
}

/** Tabs and browsers of one person; the oldest session ends when there are more. */
const MOST = 50

/** Who may use the server: whoever has shown the token. `random` gives a fresh secret. */
export function createSessions(random: () => string): Sessions {
  const token = random()
  const ids = new Set<string>()
  return {
    token,
    begin(given) {
      if (!isSameSecret(given, token)) return null
      const id = random()
      ids.add(id)
      const [oldest] = ids
      if (ids.size > MOST && oldest !== undefined) ids.delete(oldest)
      return id
    },
    has: (id) => id !== undefined && ids.has(id),
  }
}
