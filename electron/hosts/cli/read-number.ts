import { UsageError } from './usage-error.ts'

/** A whole number from `least` to `most`. Throws UsageError naming `what`. */
export function readNumber(text: string, what: string, least: number, most: number): number {
  const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN
  if (number >= least && number <= most) return number
  throw new UsageError(
    most === Number.MAX_SAFE_INTEGER
      ? `${what} must be a whole number from ${least} up, not “${text}”.`
      : `${what} must be a whole number from ${least} to ${most}, not “${text}”.`,
  )
}

/** A level given as an option; undefined when it was not given. */
export const readLevel = (option: string | boolean | undefined): number | undefined =>
  typeof option === 'string' ? readNumber(option, 'The level', 0, 99) : undefined

/** The id of a record. */
export const readId = (text: string): number => readNumber(text, 'The id', 1, Number.MAX_SAFE_INTEGER)
