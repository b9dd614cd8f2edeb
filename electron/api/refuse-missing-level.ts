import { StrataError } from '../../shared/contract/errors.ts'

/** Throws `not-found` for a level that a collection of so many levels does not have; one without any has level 0. */
export function refuseMissingLevel(level: number, levels: number): void {
  if (level === 0 || level < levels) return
  const known = levels > 1 ? `its levels are 0 to ${levels - 1}` : 'its only level is 0'
  throw new StrataError('not-found', `There is no level ${level} in this collection; ${known}.`)
}
