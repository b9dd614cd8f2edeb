import { formatCount } from './format-count.ts'

/** `1 chunk`, `12 chunks`; give the plural where it is not the word with an s. */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`
