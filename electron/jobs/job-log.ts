import type { JobEvent } from '../../shared/model/index.ts'

export interface JobLog {
  add(event: JobEvent): void
  /** Events after `afterSeq`, then what comes, until the job has ended or the signal fires. */
  watch(afterSeq: number, signal: AbortSignal): AsyncGenerator<JobEvent>
  readonly hasEnded: boolean
}

/** Remembers a job's events for those who come late; of a stage's progress only the newest. */
export function createJobLog(): JobLog {
  let events: readonly JobEvent[] = []
  let ended = false
  const waiting = new Set<() => void>()
  const wakeAll = (): void => {
    for (const wake of waiting) wake()
    waiting.clear()
  }
  return {
    add: (event) => {
      const stale = (old: JobEvent): boolean =>
        event.type === 'progress' && old.type === 'progress' && old.stage === event.stage
      events = [...events.filter((old) => !stale(old)), event]
      ended ||= event.type === 'ended'
      wakeAll()
    },
    async *watch(afterSeq, signal) {
      let seen = afterSeq
      signal.addEventListener('abort', wakeAll, { once: true })
      try {
        while (!signal.aborted) {
          for (const event of events.filter(({ seq }) => seq > seen)) {
            seen = event.seq
            yield event
          }
          if (events.some(({ seq }) => seq > seen)) continue
          if (ended) return
          await new Promise<void>((resolve) => waiting.add(resolve))
        }
      } finally {
        signal.removeEventListener('abort', wakeAll)
      }
    },
    get hasEnded() {
      return ended
    },
  }
}
