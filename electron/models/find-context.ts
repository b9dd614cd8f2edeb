import { z } from 'zod'
import type { ModelSettings } from '../../shared/model/index.ts'
import { listModels } from './list-models.ts'
import { patientFetch } from './openai/patient-fetch.ts'
import { realTime, type Time } from './real-time.ts'

const Props = z.object({ default_generation_settings: z.object({ n_ctx: z.int().positive() }) })
const Shown = z.object({
  model_info: z.record(z.string(), z.unknown()).catch({}),
  parameters: z.string().catch(''),
})

const Loaded = z.object({
  models: z.array(z.object({ name: z.string(), context_length: z.int().positive().optional().catch(undefined) })),
})

/** What Ollama gives a model that nothing is set for, however much it was made for; the rest it cuts off in silence. */
const ollamaDefault = 4_096

/** In milliseconds, for each place that is asked. */
const patience = 5_000
/** Characters of an answer that are read. */
const longest = 4_000_000

interface Options {
  readonly time?: Time
  readonly fetch?: typeof fetch
}

/**
 * Tokens that an endpoint's model can hold: by its list of models, llama.cpp's `/props` or Ollama's `/api/ps` and `/api/show`:
 * what a model is given, not what it was made for. Null where none of them says; never throws but when cancelled.
 */
export async function findContext(
  settings: ModelSettings,
  apiKey: string | undefined,
  signal: AbortSignal,
  options: Options = {},
): Promise<number | null> {
  const listed = await listModels(settings, apiKey, signal, options).catch(() => [])
  const inList = listed.find(({ name }) => name === settings.model)?.contextTokens
  if (inList !== undefined) return inList
  if (settings.provider === 'openai' || settings.provider === 'azure') return null
  const root = settings.baseUrl.replace(/\/+$/, '').replace(/\/v1$/, '')
  const headers = {
    'content-type': 'application/json',
    ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
  }
  const { time = realTime, fetch: get = patientFetch } = options
  const read = async (path: string, init: RequestInit): Promise<unknown> => {
    const ended = new AbortController()
    const late = time.sleep(patience, ended.signal).then(() => ended.abort())
    try {
      const response = await get(`${root}${path}`, {
        ...init,
        headers,
        signal: AbortSignal.any([signal, ended.signal]),
      })
      const text = response.ok ? await response.text() : ''
      return text.length > longest ? undefined : JSON.parse(text)
    } catch {
      return undefined
    } finally {
      ended.abort()
      await late
    }
  }
  const props = Props.safeParse(await read('/props', { method: 'GET' })).data
  if (props !== undefined) return props.default_generation_settings.n_ctx
  const loaded = Loaded.safeParse(await read('/api/ps', { method: 'GET' })).data?.models
  const inUse = loaded?.find(({ name }) => name.replace(/:latest$/, '') === settings.model.replace(/:latest$/, ''))
  if (inUse?.context_length !== undefined) return inUse.context_length
  const body = JSON.stringify({ model: settings.model, name: settings.model })
  const shown = Shown.safeParse(await read('/api/show', { method: 'POST', body })).data
  if (shown === undefined) return null
  const given = /^num_ctx\s+(\d+)/m.exec(shown.parameters)?.[1]
  if (given !== undefined) return Number(given)
  const made = Object.entries(shown.model_info).find(([name]) => name.endsWith('.context_length'))?.[1]
  return Math.min(ollamaDefault, typeof made === 'number' && made > 0 ? Math.floor(made) : ollamaDefault)
}
