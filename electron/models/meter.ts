import { modelWorks, type MeterReading, type ModelWork, type WorkUsage } from '../../shared/model/index.ts'

type Counts = Partial<Omit<WorkUsage, 'work'>>
type Shown = Pick<MeterReading, 'inFlight' | 'atOnce' | 'waiting'>

/** What a run uses up, by kind of work. */
export interface Meter {
  reading(): MeterReading
  /** Adds to what a work took. */
  add(work: ModelWork, counts: Counts): void
  /** What goes on at present. */
  show(now: Shown): void
}

const nothing: Omit<WorkUsage, 'work'> = {
  calls: 0,
  cached: 0,
  retried: 0,
  inputTokens: 0,
  outputTokens: 0,
  seconds: 0,
}

/** `onChange` hears of every change, many a second: whoever passes it on thins it out. */
export function createMeter(
  model: string,
  budget: number | null,
  onChange: (reading: MeterReading) => void = () => undefined,
): Meter {
  const works = new Map<ModelWork, Omit<WorkUsage, 'work'>>()
  let shown: Shown = { inFlight: 0, atOnce: 0, waiting: null }
  const reading = (): MeterReading => ({
    model,
    works: modelWorks.flatMap((work) => {
      const usage = works.get(work)
      return usage === undefined ? [] : [{ work, ...usage }]
    }),
    budget,
    ...shown,
  })
  return {
    reading,
    add: (work, counts) => {
      const before = works.get(work) ?? nothing
      works.set(work, {
        calls: before.calls + (counts.calls ?? 0),
        cached: before.cached + (counts.cached ?? 0),
        retried: before.retried + (counts.retried ?? 0),
        inputTokens: before.inputTokens + (counts.inputTokens ?? 0),
        outputTokens: before.outputTokens + (counts.outputTokens ?? 0),
        seconds: before.seconds + (counts.seconds ?? 0),
      })
      onChange(reading())
    },
    show: (now) => {
      if (now.inFlight === shown.inFlight && now.atOnce === shown.atOnce && now.waiting === shown.waiting) return
      shown = now
      onChange(reading())
    },
  }
}
