/** The collection that somebody asked the app to open from outside; the page takes it once. */
export interface OpenRequest {
  put(path: string): void
  take(): string | null
}

export function createOpenRequest(): OpenRequest {
  let waiting: string | null = null
  return {
    put: (path) => void (waiting = path),
    take: () => {
      const taken = waiting
      waiting = null
      return taken
    },
  }
}
