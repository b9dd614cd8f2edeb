import { StrataError } from '../../../shared/contract/errors.ts'

/** What a request is expected to take, by our own count. */
export interface Expected {
  readonly inputTokens: number
  /** Of its input in UTF-8: no endpoint counts more tokens than these, but for what frames a message. */
  readonly inputBytes: number
  /** At most. */
  readonly outputTokens: number
}

export interface Reservation {
  /** What it took, once; zeros where it took nothing. `reported`: by the endpoint's own count. */
  settle(inputTokens: number, outputTokens: number, reported: boolean): void
}

export interface Budget {
  /**
   * Sets tokens aside. Where they don't fit it waits for requests under way, and throws `over-budget` when there are none
   * left to wait for. `onWait` is told when it begins and ends to wait.
   */
  reserve(expected: Expected, signal: AbortSignal, onWait?: () => void): Promise<Reservation>
  readonly spent: () => number
  /** Whether somebody waits for room. */
  readonly waiting: () => boolean
}

/** Of an endpoint not heard of yet: its tokens for each of ours. Few tokenizers take more for any text. */
const carefulRatio = 2
/** On what has been seen. */
const margin = 1.1
/** What may frame a request: roles, the start of the reply. */
const frame = 32
/** Of a request that says how an endpoint counts: in a smaller one the frame counts for too much. */
const smallest = 200

/**
 * Tokens in and out that a run may use; null for no end. An endpoint may count otherwise than we do: what it charges for
 * each token of ours is learned, apart for texts in Latin letters and others, and set aside the next time.
 */
export function createBudget(limit: number | null): Budget {
  const inputRatios = new Map<boolean, number>()
  let outputRatio = 1
  let extra = frame
  let spent = 0
  let reserved = 0
  let waiters: (() => void)[] = []

  const room = (): number => (limit ?? Number.POSITIVE_INFINITY) - spent - reserved

  /** Of an endpoint not heard of yet the most that can be, unless this is the first and would not fit at all then. */
  function needed({ inputTokens, inputBytes, outputTokens }: Expected): number {
    const seen = inputRatios.get(isDense(inputTokens, inputBytes))
    const output = Math.ceil(outputTokens * outputRatio) + extra
    const most = inputBytes + inputTokens + output
    if (inputTokens < smallest) return most
    if (seen !== undefined) return Math.ceil(inputTokens * seen * margin) + output
    if (most <= room() || reserved > 0) return most
    return Math.min(most, inputTokens * carefulRatio + output)
  }

  function learn({ inputTokens, inputBytes, outputTokens }: Expected, input: number, output: number): void {
    if (inputTokens < smallest) extra = Math.max(extra, input - inputBytes - inputTokens)
    else {
      const kind = isDense(inputTokens, inputBytes)
      inputRatios.set(kind, Math.max(inputRatios.get(kind) ?? 0.5, input / inputTokens))
    }
    outputRatio = Math.max(outputRatio, output / Math.max(1, outputTokens))
  }

  return {
    spent: () => spent,
    waiting: () => waiters.length > 0,
    reserve: async (expected, signal, onWait = () => undefined) => {
      while (needed(expected) > room()) {
        if (reserved === 0) throw overBudget(limit ?? 0, spent, needed(expected))
        await new Promise<void>((resolve) => {
          waiters.push(resolve)
          signal.addEventListener('abort', () => resolve(), { once: true })
          onWait()
        })
        onWait()
        if (signal.aborted) throw new StrataError('cancelled', 'The work was cancelled.')
      }
      const own = needed(expected)
      reserved += own
      return {
        settle: (input, output, reported) => {
          reserved -= own
          spent += input + output
          if (reported) learn(expected, input, output)
          const woken = waiters
          waiters = []
          for (const wake of woken) wake()
        },
      }
    },
  }
}

/** Scripts that take a token for a character or so. */
const isDense = (tokens: number, bytes: number): boolean => bytes / Math.max(1, tokens) < 3.2

const overBudget = (limit: number, spent: number, needed: number): StrataError =>
  new StrataError(
    'over-budget',
    `The budget of ${tokens(limit)} tokens is used up: ${tokens(spent)} are spent, and the next request may take ${tokens(needed)}.`,
    { hint: 'Raise the budget and go on; what has been done is kept.' },
  )

const tokens = (count: number): string => Math.round(count).toLocaleString('en')
