import { modelPresets, type ModelSettings, type Provider } from '../../../../shared/model/index.ts'

/** The form of a model's settings as it is typed. */
export interface ModelDraft {
  readonly provider: Provider
  readonly baseUrl: string
  readonly model: string
  readonly embeddingModel: string
  readonly apiVersion: string
  readonly concurrency: string
  readonly contextTokens: string
  readonly requestSeconds: string
  readonly currency: string
  readonly inputPerMillion: string
  readonly outputPerMillion: string
  readonly embeddingPerMillion: string
}

export const draftOf = ({ prices, ...settings }: ModelSettings): ModelDraft => ({
  ...settings,
  concurrency: String(settings.concurrency),
  contextTokens: String(settings.contextTokens),
  requestSeconds: String(settings.requestSeconds),
  currency: prices.currency,
  inputPerMillion: priceText(prices.inputPerMillion),
  outputPerMillion: priceText(prices.outputPerMillion),
  embeddingPerMillion: priceText(prices.embeddingPerMillion),
})

/** What the form shows for a provider: what was saved for it, else what it usually needs. */
export const draftFor = (provider: Provider, saved: ModelSettings | null): ModelDraft =>
  draftOf(saved?.provider === provider ? saved : modelPresets[provider].settings)

export type DraftErrors = Readonly<Partial<Record<keyof ModelDraft, string>>>

export interface ReadDraft {
  /** Absent where something is wrong that has to be mended first. */
  readonly settings?: ModelSettings
  readonly errors: DraftErrors
}

/** The settings that a form stands for, or what is wrong with it, a sentence a field. */
export function readDraft(draft: ModelDraft): ReadDraft {
  const errors: Partial<Record<keyof ModelDraft, string>> = {}
  const number = (field: 'concurrency' | 'contextTokens' | 'requestSeconds', least: number, most: number): number => {
    const value = readWhole(draft[field])
    if (value === null || value < least || value > most) {
      errors[field] = `A whole number from ${least.toLocaleString('en-GB')} to ${most.toLocaleString('en-GB')}.`
    }
    return value ?? least
  }
  const price = (field: 'inputPerMillion' | 'outputPerMillion' | 'embeddingPerMillion'): number | null => {
    const value = readPrice(draft[field])
    if (value === undefined) errors[field] = 'A sum such as 0.15, or nothing.'
    return value ?? null
  }
  const wrongUrl = urlError(draft.baseUrl)
  if (wrongUrl !== null) errors.baseUrl = wrongUrl
  if (draft.model.trim() === '') errors.model = 'Choose a model, or type its name.'
  if (draft.provider === 'azure' && draft.apiVersion.trim() === '') {
    errors.apiVersion = 'Azure OpenAI needs a version, such as 2024-10-21.'
  }
  if (draft.currency.trim() === '' || draft.currency.trim().length > 8) errors.currency = 'A currency, such as USD.'
  const settings: ModelSettings = {
    provider: draft.provider,
    baseUrl: draft.baseUrl.trim(),
    model: draft.model.trim(),
    embeddingModel: draft.embeddingModel.trim(),
    apiVersion: draft.provider === 'azure' ? draft.apiVersion.trim() : '',
    concurrency: number('concurrency', 1, 256),
    contextTokens: number('contextTokens', 1024, 10_000_000),
    requestSeconds: number('requestSeconds', 5, 3600),
    prices: {
      currency: draft.currency.trim(),
      inputPerMillion: price('inputPerMillion'),
      outputPerMillion: price('outputPerMillion'),
      embeddingPerMillion: price('embeddingPerMillion'),
    },
  }
  return Object.keys(errors).length === 0 ? { settings, errors } : { errors }
}

/** Settings good enough to ask an endpoint for its models, or null while its address is not one. */
export function settingsToList(draft: ModelDraft): ModelSettings | null {
  if (urlError(draft.baseUrl) !== null) return null
  const preset = modelPresets[draft.provider].settings
  return { ...preset, baseUrl: draft.baseUrl.trim(), apiVersion: draft.apiVersion.trim() }
}

/** What is wrong with an endpoint's address, or null. */
function urlError(baseUrl: string): string | null {
  if (baseUrl.trim() === '') return 'The address of the endpoint is missing.'
  const part = /‹[^›]*›/.exec(baseUrl)?.[0]
  if (part !== undefined) return `Put your own in the place of ${part}.`
  const url = URL.parse(baseUrl.trim())
  const web = url !== null && (url.protocol === 'https:' || url.protocol === 'http:')
  if (!web) return 'This is no web address: it begins with https:// or http://.'
  if (url.username !== '' || url.password !== '')
    return 'A key does not belong into the address; there is a field for it.'
  return null
}

export interface Reach {
  readonly host: string
  readonly local: boolean
  /** Whether others on the way can read along. */
  readonly inClear: boolean
}

/** Where what the model reads goes to; null while the address is not one. */
export function reachOf(baseUrl: string): Reach | null {
  if (urlError(baseUrl) !== null) return null
  const { hostname, host, protocol } = new URL(baseUrl.trim())
  const local =
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(?:\.\d{1,3}){3}$/.test(hostname)
  return { host, local, inClear: !local && protocol === 'http:' }
}

const priceText = (price: number | null): string => (price === null ? '' : String(price))

/** A whole number, spaces and commas between its digits allowed. */
function readWhole(text: string): number | null {
  const digits = text.replaceAll(/[\s,_]/g, '')
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null
}

/** A sum, with a point or a comma; null for none, undefined for what is no sum. */
function readPrice(text: string): number | null | undefined {
  const sum = text.trim().replace(',', '.')
  if (sum === '') return null
  return /^\d{1,9}(?:\.\d{0,9})?$|^\.\d{1,9}$/.test(sum) ? Number(sum) : undefined
}
