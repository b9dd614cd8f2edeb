import type { OpenAI } from 'openai'
import { StrataError } from '../../../shared/contract/errors.ts'
import type { ModelSettings } from '../../../shared/model/index.ts'
import { longestTimer } from '../real-time.ts'
import { checkedBaseUrl } from './checked-base-url.ts'
import { patientFetch } from './patient-fetch.ts'

type Fetch = typeof fetch

/**
 * A client that tries once, never gives up by itself, says nothing in logs and takes nothing from the environment.
 * Throws `invalid-input` for an address or a key that can't be one.
 */
export async function createClient(
  settings: ModelSettings,
  givenKey: string | undefined,
  own: Fetch | undefined,
): Promise<OpenAI> {
  const apiKey = givenKey?.trim() ?? ''
  // Node would put the key into its error.
  if (/[^\x21-\x7e]/.test(apiKey))
    throw new StrataError('invalid-input', 'The key holds characters that no key has.', {
      hint: 'Copy it anew, whole.',
    })
  // Loaded when it is needed: without a model, nobody waits for it.
  const { AzureOpenAI, OpenAI } = await import('openai')
  const baseURL = checkedBaseUrl(settings.baseUrl)
  const common = {
    maxRetries: 0,
    // Deadlines are the scheduler's affair.
    timeout: longestTimer,
    logLevel: 'off',
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    fetch: own ?? patientFetch,
  } as const
  // Azure's newer address, `…/openai/v1`, speaks like OpenAI's own.
  if (settings.provider === 'azure' && !baseURL.endsWith('/v1')) {
    const path = baseURL.endsWith('/openai') ? '' : '/openai'
    const apiVersion = settings.apiVersion === '' ? '2024-10-21' : settings.apiVersion
    return new AzureOpenAI({
      ...common,
      baseURL: `${baseURL}${path}`,
      apiVersion,
      apiKey: apiKey === '' ? 'none' : apiKey,
    })
  }
  if (apiKey === '') return new OpenAI({ ...common, baseURL, apiKey: 'none', defaultHeaders: { authorization: null } })
  return new OpenAI({ ...common, baseURL, apiKey })
}
