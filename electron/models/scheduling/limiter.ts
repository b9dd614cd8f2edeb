import { StrataError } from '../../../shared/contract/errors.ts'
import type { Time } from '../real-time.ts'

/** A request's leave to be under way; exactly one of its ends is called. */
export interface Turn {
  succeeded(): void
  failed(): void
  /** The endpoint wants fewer; `wait` milliseconds nothing is sent at all. */
  limited(wait: number): void
}

export interface Limiter {
  /** Waits for a turn; the urgent go first. Throws `cancelled` when the signal fires. */
  enter(signal: AbortSignal, urgent: boolean): Promise<Turn>
  inFlight(): number
  /** How many may be under way at present. */
  atOnce(): number
  /** Milliseconds for which nothing is sent. */
  pausedFor(): number
}

interface Waiting {
  readonly go: () => void
}

/** What is left of the number at once when an endpoint says that it is too much. */
const cut = 0.7

/**
 * So many requests at once, and fewer after a 429: additive increase, multiplicative decrease (Chiu and Jain 1989). The
 * refusals of one burst count as one. `onChange` is told whenever a number changes.
 */
export function createLimiter(most: number, time: Time, onChange: () => void = () => undefined): Limiter {
  const urgent: Waiting[] = []
  const patient: Waiting[] = []
  let limit = most
  let inFlight = 0
  let round = 0
  let pausedUntil = Number.NEGATIVE_INFINITY
  let waking: AbortController | undefined

  const pausedFor = (): number => Math.max(0, pausedUntil - time.now())
  const atOnce = (): number => Math.max(1, Math.floor(limit))

  const nobodyWaits = (): boolean => urgent.length + patient.length === 0

  function pump(): void {
    if (nobodyWaits()) return
    const pause = pausedFor()
    if (pause > 0) return wakeAfter(pause)
    while (inFlight < atOnce()) {
      const next = urgent.shift() ?? patient.shift()
      if (next === undefined) return
      inFlight += 1
      next.go()
    }
  }

  function wakeAfter(pause: number): void {
    if (waking !== undefined) return
    const own = (waking = new AbortController())
    void time.sleep(pause, own.signal).then(() => {
      if (waking !== own) return
      waking = undefined
      onChange()
      pump()
    })
  }

  /** A timer that nobody waits for would keep the process from ending. */
  function stopWaking(): void {
    waking?.abort()
    waking = undefined
  }

  function leave(): void {
    inFlight -= 1
    // What follows from the reply has a moment to ask: it goes before what has not begun.
    setImmediate(pump)
    onChange()
  }

  function takeTurn(): Turn {
    const mine = round
    return {
      succeeded: () => {
        limit = Math.min(most, limit + 1 / limit)
        leave()
      },
      failed: leave,
      limited: (wait) => {
        if (mine === round) {
          round += 1
          limit = Math.max(1, limit * cut)
        }
        pausedUntil = Math.max(pausedUntil, time.now() + wait)
        leave()
      },
    }
  }

  return {
    inFlight: () => inFlight,
    atOnce,
    pausedFor,
    enter: (signal, isUrgent) =>
      new Promise((resolve, reject) => {
        const queue = isUrgent ? urgent : patient
        const give = (): void => {
          queue.splice(queue.indexOf(waiting), 1)
          if (nobodyWaits()) stopWaking()
          reject(new StrataError('cancelled', 'The work was cancelled.'))
        }
        const waiting: Waiting = {
          go: () => {
            signal.removeEventListener('abort', give)
            resolve(takeTurn())
            onChange()
          },
        }
        queue.push(waiting)
        if (signal.aborted) return give()
        signal.addEventListener('abort', give, { once: true })
        pump()
      }),
  }
}
