import { readdirSync, readFileSync } from 'node:fs'

/** What a process and all that it started took: memory at its most, processor time until the last look. */
export interface Taken {
  /** The sum of the processes' proportional set sizes (PSS), in MB of a million bytes. */
  readonly peakMB: number
  readonly processorSeconds: number
}

/** Ticks of a second in which Linux counts processor time. */
const ticks = 100

/**
 * Looks at a process and its descendants every `interval` milliseconds, until `stop` is called: Linux only, everywhere
 * else both numbers are 0.
 */
export function watchProcess(pid: number, interval = 50): { stop(): Taken } {
  let peak = 0
  const processorTime = new Map<number, number>()
  const look = (): void => {
    let sum = 0
    for (const one of familyOf(pid)) {
      sum += pssOf(one)
      processorTime.set(one, Math.max(processorTime.get(one) ?? 0, ticksOf(one)))
    }
    peak = Math.max(peak, sum)
  }
  look()
  const timer = setInterval(look, interval)
  return {
    stop() {
      clearInterval(timer)
      const all = [...processorTime.values()].reduce((sum, time) => sum + time, 0)
      return { peakMB: Math.round((peak * 1_024) / 1_000_000), processorSeconds: all / ticks }
    },
  }
}

/** A process and its descendants. A process that ends meanwhile is left out. */
function familyOf(pid: number): number[] {
  const threads = list(`/proc/${pid}/task`)
  const children = threads.flatMap((thread) => read(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean))
  return [pid, ...children.flatMap((child) => familyOf(Number(child)))]
}

/** In units of 1,024 bytes. */
const pssOf = (pid: number): number => Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0)

/** User and system time; the name before them stands in brackets and may hold spaces. */
function ticksOf(pid: number): number {
  const fields = read(`/proc/${pid}/stat`)
    .replace(/^.*\) /s, '')
    .split(' ')
  return Number(fields[11] ?? 0) + Number(fields[12] ?? 0)
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

function list(path: string): string[] {
  try {
    return readdirSync(path)
  } catch {
    return []
  }
}
