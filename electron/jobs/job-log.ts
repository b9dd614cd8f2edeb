import type { JobEvent, StageName } from '../../shared/model/index.ts'

export interface JobLog {
  /** Events come in the order of their `seq`. */
  add(event: JobEvent): void
  /** Events after `afterSeq`, then what comes, until the job has ended or the signal fires. */
  watch(afterSeq: number, signal: AbortSignal): AsyncGenerator<JobEvent>
  readonly hasEnded: boolean
}

/** Remembers a job's events for those who come late; of a stage's progress and of the meter only the newest. */
export function createJobLog(): JobLog {
  const events: JobEvent[] = []
  const newest = new Map<StageName | 'meter', JobEvent>()
  let ended = false
  const waiting = new Set<() => void>()
  const wakeAll = (): void => {
    for (const wake of waiting) wake()
    waiting.clear()
  }
  /** The first event after `seen`; the events before `place` are known to be none. */
  const after = (seen: number, place: number): JobEvent | undefined => {
    let first = events[place]
    for (const event of newest.values()) {
      if (event.seq > seen && (first === undefined || event.seq < first.seq)) first = event
    }
    return first
  }
  return {
    add: (event) => {
      if (event.type === 'progress') newest.set(event.stage, event)
      else if (event.type === 'meter') newest.set('meter', event)
      else events.push(event)
      ended ||= event.type === 'ended'
      wakeAll()
    },
    async *watch(afterSeq, signal) {
      let seen = afterSeq
      let place = 0
      signal.addEventListener('abort', wakeAll, { once: true })
      try {
        while (!signal.aborted) {
          while (place < events.length && events[place]!.seq <= seen) place += 1
          const event = after(seen, place)
          if (event !== undefined) {
            seen = event.seq
            yield event
          } else if (ended) return
          else await new Promise<void>((resolve) => waiting.add(resolve))
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
