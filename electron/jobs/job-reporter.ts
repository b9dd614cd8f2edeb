import type { JobEvent, JobState, MeterReading, SkippedFile, StageName } from '../../shared/model/index.ts'

/** Milliseconds between two progress events of a stage; the last one always goes out. */
const interval = 100

/** Milliseconds between two readings of the meter. */
const meterInterval = 250

type Unnumbered = JobEvent extends infer E ? (E extends JobEvent ? Omit<E, 'seq'> : never) : never

export interface JobReporter {
  enter(stage: StageName): void
  progress(stage: StageName, done: number, total: number, item?: string): void
  skipped(file: SkippedFile): void
  /** What the model was asked for; the `last` one always goes out. */
  meter(reading: MeterReading, last?: boolean): void
  ended(state: JobState, message?: string): void
}

/** Turns what the stages tell into numbered events, at most ten progress events and four readings a second. `now` is in milliseconds. */
export function createJobReporter(emit: (event: JobEvent) => void, now: () => number): JobReporter {
  let seq = 0
  let lastProgress = Number.NEGATIVE_INFINITY
  let lastReading = Number.NEGATIVE_INFINITY
  let untold: MeterReading | undefined
  let stageStart = 0
  const send = (event: Unnumbered): void => emit({ ...event, seq: ++seq })
  const tell = (reading: MeterReading): void => {
    untold = undefined
    lastReading = now()
    send({ type: 'meter', reading })
  }
  return {
    enter: (stage) => {
      if (untold) tell(untold)
      stageStart = now()
      lastProgress = Number.NEGATIVE_INFINITY
      send({ type: 'stage', stage })
    },
    progress: (stage, done, total, item) => {
      const time = now()
      if (done < total && time - lastProgress < interval) return
      lastProgress = time
      const secondsLeft = estimate(done, total, time - stageStart)
      send({
        type: 'progress',
        stage,
        done,
        total,
        ...(item === undefined ? {} : { item }),
        ...(secondsLeft === undefined ? {} : { secondsLeft }),
      })
    },
    skipped: ({ path, code, reason }) => send({ type: 'skipped', path, code, reason }),
    meter: (reading, last = false) => {
      if (last || now() - lastReading >= meterInterval) tell(reading)
      else untold = reading
    },
    ended: (state, message) => send({ type: 'ended', state, ...(message === undefined ? {} : { message }) }),
  }
}

/** Seconds left at the stage's speed so far; nothing in its first second, when that says little. */
function estimate(done: number, total: number, elapsed: number): number | undefined {
  if (done === 0 || elapsed < 1_000) return undefined
  return (elapsed / done / 1_000) * (total - done)
}
