import { withKnownContext } from '../../api/with-known-context.ts'
import type { ModelAccess } from '../../api/worker-messages.ts'
import type { OptionValues, Surroundings } from './command.ts'
import { readModelAccess } from './model-options.ts'

/**
 * How the model is reached that the options name; what it can hold is, where they don't say, what it was for this collection
 * before, or what the endpoint says. Throws UsageError.
 */
export async function reachModel(
  options: OptionValues,
  file: string,
  { env, dist, signal }: Pick<Surroundings, 'env' | 'dist' | 'signal'>,
): Promise<ModelAccess> {
  const access = readModelAccess(options, env['STRATA_API_KEY'], dist)
  return options['context-tokens'] === undefined ? withKnownContext(access, file, signal) : access
}
