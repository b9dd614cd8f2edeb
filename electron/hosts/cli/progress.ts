import type { JobEvent } from '../../../shared/model/index.ts'
import type { Surroundings } from './command.ts'
import { meterLine } from './describe-usage.ts'
import { duration } from './duration.ts'
import { printableLine } from './printable.ts'

export interface Progress {
  readonly onEvent: (event: JobEvent) => void
  /** Paths of the skipped files it named. */
  readonly named: ReadonlySet<string>
  /** Takes the updating line away. */
  readonly clear: () => void
}

/**
 * A job's news for a person: one updating line on a terminal; elsewhere a line as a stage begins and one that says how
 * far it came, each with what a model was asked up to then; skipped files always.
 */
export function createProgress(err: Surroundings['err']): Progress {
  const named = new Set<string>()
  let shown = false
  let reached = ''
  let metered = ''
  let stageLine = ''
  const clear = (): void => {
    if (shown) err.write('\r\u001b[2K')
    shown = false
  }
  const say = (line: string): void => {
    clear()
    err.write(`${line}\n`)
  }
  const endStage = (): void => {
    if (reached !== '') say(metered === '' ? reached : `${reached} (${metered})`)
    reached = ''
  }
  const show = (): void => {
    const line = metered === '' ? stageLine : `${stageLine}  (${metered})`
    err.write(`\r\u001b[2K${printableLine(line, (err.columns ?? 80) - 1)}`)
    shown = true
  }
  const onProgress = (event: JobEvent & { type: 'progress' }): void => {
    if (!err.isTTY) reached = `${event.stage} ${event.done} of ${event.total}`
    else {
      stageLine = progressLine(event)
      show()
    }
  }
  return {
    named,
    clear: () => {
      endStage()
      clear()
    },
    onEvent(event) {
      if (event.type === 'skipped' && event.code !== 'duplicate') {
        named.add(event.path)
        say(`skipped ${printableLine(event.path, 200)}: ${printableLine(event.reason, 300)}`)
      } else if (event.type === 'progress') onProgress(event)
      else if (event.type === 'meter') {
        metered = meterLine(event.reading)
        if (err.isTTY) show()
      } else if (event.type === 'stage' && !err.isTTY) {
        endStage()
        say(event.stage)
      }
    },
  }
}

/** For instance `extract 320 of 1658, 12 s left  letters/a.txt`. */
function progressLine({ stage, done, total, item, secondsLeft }: JobEvent & { type: 'progress' }): string {
  const left = secondsLeft === undefined ? '' : `, ${duration(secondsLeft)} left`
  return `${stage} ${done} of ${total}${left}${item === undefined ? '' : `  ${item}`}`
}
