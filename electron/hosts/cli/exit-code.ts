import type { ErrorCode } from '../../../shared/contract/errors.ts'

export const exitCodes = { done: 0, failed: 1, usage: 2, skipped: 3, cancelled: 130 } as const

/** The exit code for a failed call. */
export const exitCodeOf = (code: ErrorCode): number => (code === 'cancelled' ? exitCodes.cancelled : exitCodes.failed)
