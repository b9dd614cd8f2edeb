import { z } from 'zod'
import { StrataError, throwIfCancelled } from '../../shared/contract/errors.ts'
import type { ModelSettings } from '../../shared/model/index.ts'
import { EndpointFailure } from './endpoint-failure.ts'
import { checkedBaseUrl, hostOf } from './openai/checked-base-url.ts'
import { createEndpoint } from './openai/endpoint.ts'
import { notOfTheProtocol } from './openai/to-failure.ts'
import { realTime, type Time } from './real-time.ts'
import { withDeadline } from './scheduling/with-deadline.ts'

const size = z.int().positive().optional().catch(undefined)
const Listed = z.object({
  id: z.string(),
  max_model_len: size,
  context_length: size,
  max_context_length: size,
  loaded_context_length: size,
  context_window: size,
  n_ctx: size,
  meta: z.object({ n_ctx: size, n_ctx_train: size }).nullish().catch(undefined),
})
const List = z.object({ data: z.array(Listed) })

/** A model that an endpoint offers; `contextTokens` undefined where the list doesn't say. */
export interface ListedModel {
  readonly name: string
  readonly contextTokens: number | undefined
}

/** In milliseconds. */
const patience = 15_000

interface Options {
  readonly time?: Time
  readonly fetch?: typeof fetch
}

/** The models of an endpoint, by name. Throws `model-unavailable` with a sentence that says what is wrong. */
export async function listModels(
  settings: ModelSettings,
  apiKey: string | undefined,
  signal: AbortSignal,
  { time = realTime, fetch }: Options = {},
): Promise<readonly ListedModel[]> {
  const checked = { ...settings, baseUrl: checkedBaseUrl(settings.baseUrl) }
  const { today } = time
  const endpoint = createEndpoint({ settings: checked, apiKey, fetch, today })
  const deadlines = { first: patience, between: patience }
  const ask = (signal: AbortSignal): Promise<readonly ListedModel[]> =>
    endpoint.send(
      () => ({ model: checked.model }),
      async (client) => {
        const answer: unknown = await client.get('/models', { signal })
        const list = List.safeParse(answer).data
        if (list === undefined) throw notOfTheProtocol('something that is no list of models', checked.baseUrl)
        return list.data.map((model) => ({ name: model.id, contextTokens: contextOf(model) }))
      },
    )
  try {
    const models = await withDeadline(time, deadlines, signal, ask)
    return models.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  } catch (thrown) {
    throwIfCancelled(signal)
    throw thrown instanceof EndpointFailure ? asSentence(thrown, checked.baseUrl) : thrown
  }
}

const contextOf = (model: z.infer<typeof Listed>): number | undefined =>
  model.loaded_context_length ??
  model.max_model_len ??
  model.meta?.n_ctx ??
  model.n_ctx ??
  model.context_length ??
  model.max_context_length ??
  model.context_window

/** What a single try that failed means to somebody who waits for it. */
export function asSentence({ message, kind, details }: EndpointFailure, baseUrl: string): StrataError {
  if (details.neverAnswered !== undefined) {
    const { message, hint } = details.neverAnswered
    return new StrataError('model-unavailable', message, { hint })
  }
  const host = hostOf(baseUrl)
  return kind === 'limited'
    ? new StrataError('model-unavailable', `The endpoint at ${host} takes no more requests just now.`, {
        hint: 'Try again in a minute.',
      })
    : new StrataError('model-unavailable', `The endpoint at ${host} does not answer as it should: ${message}.`, {
        hint: 'Check that it runs and can be reached, and try again.',
      })
}
