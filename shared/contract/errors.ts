/** Every way a call can fail; a closed set, so that each boundary can map all of it. */
export const errorCodes = [
  'invalid-input',
  'not-found',
  'conflict',
  'busy',
  'cancelled',
  'interrupted',
  'unauthorized',
  'unsupported',
  'model-unavailable',
  'model-rate-limited',
  'model-output',
  'over-budget',
  'storage',
  'internal',
] as const

export type ErrorCode = (typeof errorCodes)[number]

/** What crosses a port: `message` is a sentence for a person, `hint` says what to do. */
export interface WireError {
  readonly code: ErrorCode
  readonly message: string
  readonly hint?: string
}

interface ErrorDetails {
  readonly hint?: string
  readonly cause?: unknown
}

/** The only error thrown on purpose inside a layer. */
export class StrataError extends Error {
  readonly code: ErrorCode
  readonly hint: string | undefined

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message, { cause: details.cause })
    this.name = 'StrataError'
    this.code = code
    this.hint = details.hint
  }
}

/**
 * Any thrown value as data. An `AbortError` becomes `cancelled`; what is not a StrataError becomes
 * `internal`, with no detail: stacks and paths belong in the log, which `log` receives.
 */
export function toWireError(thrown: unknown, log?: (thrown: unknown) => void): WireError {
  if (thrown instanceof StrataError) {
    const { code, message, hint } = thrown
    return hint === undefined ? { code, message } : { code, message, hint }
  }
  if (thrown instanceof Error && thrown.name === 'AbortError') {
    return { code: 'cancelled', message: 'The work was cancelled.' }
  }
  log?.(thrown)
  return {
    code: 'internal',
    message: 'Something went wrong inside Strata.',
    hint: 'The log has the details; settings shows where it lies.',
  }
}

/** The thrown form of an error that came over a port. */
export function fromWireError(error: WireError): StrataError {
  return new StrataError(error.code, error.message, error.hint === undefined ? {} : { hint: error.hint })
}

/** Throws `cancelled` when the signal has fired; loops call it once a turn. */
export function throwIfCancelled(signal: AbortSignal): void {
  if (signal.aborted) throw new StrataError('cancelled', 'The work was cancelled.')
}
