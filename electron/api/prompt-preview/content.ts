import { StrataError } from '../../../shared/contract/errors.ts'
import type { Reader } from '../../store/connection.ts'

/** What a preview puts into a prompt's variables, and what that is, as a part of a sentence. */
export interface Content {
  readonly values: Readonly<Record<string, string>>
  readonly shows: string
}

/** Takes content out of a collection. Throws `not-found`, with what to do, where it has none yet. */
export type ReadContent = (store: Reader) => Content

/** That a collection has nothing to show a prompt with. */
export const nothingToShow = (why: string, hint: string): StrataError =>
  new StrataError('not-found', `There is nothing to show this prompt with: ${why}.`, { hint })

/** Such as “3 reports”. */
export const counted = (count: number, one: string, several = `${one}s`): string =>
  `${count} ${count === 1 ? one : several}`

/** As many from the beginning as have room, one at least. */
export function upTo<T>(list: readonly T[], limit: number, tokensOf: (item: T) => number): readonly T[] {
  let left = limit
  const end = list.findIndex((item, at) => (left -= tokensOf(item)) < 0 && at > 0)
  return end === -1 ? list : list.slice(0, end)
}
