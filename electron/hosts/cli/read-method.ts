import { methods, type MethodName } from '../../../shared/model/index.ts'
import { UsageError } from './usage-error.ts'

/** A method given as an option; the first of those `built` when it was not given. Throws UsageError for any other. */
export function readMethod<const M extends MethodName>(
  option: string | boolean | undefined,
  built: readonly [M, ...M[]],
): M {
  if (option === undefined) return built[0]
  const method = built.find((name) => name === option)
  if (method !== undefined) return method
  const there = built.map((name) => `“${name}”`).join(' and ')
  const verb = built.length === 1 ? 'is' : 'are'
  if (methods.some((name) => name === option))
    throw new UsageError(`The method “${String(option)}” is not built yet here; ${there} ${verb}.`)
  throw new UsageError(`There is no method “${String(option)}”; there ${verb} ${there}.`)
}
