import type { ShellCommand } from '../../../shared/contract/index.ts'

type Event = { readonly command: ShellCommand }

export interface CommandFeed {
  send(command: ShellCommand): void
  /** Until `signal` fires; what was sent while nobody watched comes first. */
  watch(signal: AbortSignal): AsyncGenerator<Event>
}

/** More than anybody clicks while a page loads. */
const LONGEST = 20

/** What the menu asks, for the page that watches. */
export function createCommandFeed(): CommandFeed {
  const watchers = new Set<(command: ShellCommand) => void>()
  let missed: ShellCommand[] = []
  return {
    send(command) {
      if (watchers.size === 0) missed = [...missed, command].slice(-LONGEST)
      else watchers.forEach((watcher) => watcher(command))
    },
    async *watch(signal) {
      const queue = missed
      missed = []
      let wake: () => void = () => undefined
      const watcher = (command: ShellCommand): void => {
        queue.push(command)
        wake()
      }
      const onAbort = (): void => wake()
      watchers.add(watcher)
      signal.addEventListener('abort', onAbort, { once: true })
      try {
        while (!signal.aborted) {
          for (let command = queue.shift(); command !== undefined; command = queue.shift()) yield { command }
          if (signal.aborted) return
          await new Promise<void>((resolve) => (wake = resolve))
        }
      } finally {
        watchers.delete(watcher)
        signal.removeEventListener('abort', onAbort)
      }
    },
  }
}
