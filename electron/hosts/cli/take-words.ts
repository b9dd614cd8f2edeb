import { UsageError } from './usage-error.ts'

/**
 * Exactly these words of a command line, in their order.
 * Throws UsageError that names the first one missing, or the first one too many.
 */
export function takeWords<const N extends readonly string[]>(
  given: readonly string[],
  names: N,
): { readonly [I in keyof N]: string } {
  const missing = names[given.length]
  if (missing !== undefined) throw new UsageError(`${missing} is missing.`)
  const extra = given[names.length]
  if (extra !== undefined)
    throw new UsageError(`“${extra}” is one word too many; put quotation marks around words that belong together.`)
  return given as { readonly [I in keyof N]: string }
}
