/** One end of a two-way line of JSON-safe messages. Each transport is about twenty lines behind this. */
export interface Port {
  send(message: unknown): void
  onMessage(listener: (message: unknown) => void): void
  onClose(listener: () => void): void
  close(): void
}
