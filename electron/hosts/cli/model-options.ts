import type { ParseArgsOptionsConfig } from 'node:util'
import {
  builtinAnalysis,
  modelPresets,
  type AnalysisSettings,
  type ModelSettings,
} from '../../../shared/model/index.ts'
import type { ModelAccess } from '../../api/worker-messages.ts'
import { appFiles } from '../common/app-files.ts'
import { isPrivate, isThisMachine } from '../common/endpoint-origin.ts'
import type { OptionValues } from './command.ts'
import { readNumber } from './read-number.ts'
import { UsageError } from './usage-error.ts'

type Help = readonly (readonly [option: string, meaning: string])[]

/** What says which model is asked; `index` and `ask` take them. */
export const modelOptions = {
  analyst: { type: 'string' },
  'base-url': { type: 'string' },
  model: { type: 'string' },
  'context-tokens': { type: 'string' },
  concurrency: { type: 'string' },
  budget: { type: 'string' },
} as const satisfies ParseArgsOptionsConfig

export const modelHelp: Help = [
  ['--analyst builtin|prompted', 'who reads and writes: Strata itself or a language model (default: builtin)'],
  ['--base-url URL', 'the model’s endpoint, such as http://127.0.0.1:11434/v1; its key comes from STRATA_API_KEY'],
  ['--model NAME', 'the model'],
  ['--context-tokens N', 'tokens that the model can hold (default: what the endpoint says)'],
  ['--concurrency N', 'requests at once, at most (default: 8)'],
  ['--budget TOKENS', 'tokens in and out after which it stops, to go on later (default: none)'],
]

/** What a model does for a collection; `index` takes them. */
export const analysisOptions = {
  parts: { type: 'string' },
  levels: { type: 'string' },
  claims: { type: 'boolean' },
  gleanings: { type: 'string' },
  'embedding-model': { type: 'string' },
} as const satisfies ParseArgsOptionsConfig

const parts = ['extraction', 'reports', 'answers'] as const

export const analysisHelp: Help = [
  ['--parts extraction,reports', `what the model does, of ${parts.join(', ')} (default: extraction,reports)`],
  ['--levels 0-1', 'the levels whose reports the model writes (default: all)'],
  ['--claims', 'let the model look for claims'],
  ['--gleanings N', 'how often the model is asked whether it missed something, 0 to 5 (default: 1)'],
  ['--embedding-model NAME', 'make vectors with this model of the same endpoint'],
]

const onlyPrompted = [...Object.keys(modelOptions), ...Object.keys(analysisOptions)].filter(
  (name) => name !== 'analyst',
)

/** Whether the model is to do it. Throws UsageError for an analyst that is not there, and for a model's option without one. */
export function isPrompted(options: OptionValues): boolean {
  const { analyst = 'builtin' } = options
  if (analyst !== 'builtin' && analyst !== 'prompted')
    throw new UsageError(`There is no analyst “${String(analyst)}”; there are “builtin” and “prompted”.`)
  if (analyst === 'prompted') return true
  const given = onlyPrompted.find((name) => options[name] !== undefined)
  if (given !== undefined) throw new UsageError(`The option --${given} is for a model: add --analyst prompted.`)
  return false
}

/** How the model is reached that the options name. Throws UsageError where that can't be told. */
export function readModelAccess(options: OptionValues, apiKey: string | undefined, dist: string): ModelAccess {
  const baseUrl = textOf(options['base-url'])
  const model = textOf(options['model'])
  if (baseUrl === '' || model === '')
    throw new UsageError(
      'The analyst “prompted” needs a model: say where it is with --base-url and which with --model.',
    )
  const url = URL.parse(baseUrl)
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new UsageError(`“${baseUrl}” is no web address; an endpoint is one such as http://127.0.0.1:11434/v1.`)
  if (url.username !== '' || url.password !== '')
    throw new UsageError('An endpoint’s address holds no user name or password; a key comes from STRATA_API_KEY.')
  const key = apiKey?.trim() ?? ''
  if (key !== '' && !isPrivate(url.origin))
    throw new UsageError(
      `STRATA_API_KEY would cross the network in clear to ${url.host}: use an https:// address, or unset it where the endpoint wants no key.`,
    )
  const most = Number.MAX_SAFE_INTEGER
  // What runs here is slow, and free.
  const preset = (isThisMachine(url.origin) ? modelPresets['llama-cpp'] : modelPresets.other).settings
  const settings: ModelSettings = {
    ...preset,
    provider: 'other',
    baseUrl,
    model,
    embeddingModel: textOf(options['embedding-model']),
    contextTokens:
      numberOf(options['context-tokens'], 'The tokens of the context', 1024, 10_000_000) ?? preset.contextTokens,
    concurrency: numberOf(options['concurrency'], 'The concurrency', 1, 256) ?? modelPresets.other.settings.concurrency,
  }
  const budget = numberOf(options['budget'], 'The budget', 1, most) ?? null
  return { settings, apiKey: key === '' ? undefined : key, budget, promptsPath: appFiles(dist).promptsPath }
}

/** Options of the embedding model alone; `retrieve` takes them. */
export const embeddingOptions = {
  'base-url': modelOptions['base-url'],
  'embedding-model': analysisOptions['embedding-model'],
} as const satisfies ParseArgsOptionsConfig

/** How the embedding model is reached; undefined where the options name none. Throws UsageError for half of it. */
export function readEmbeddingAccess(
  options: OptionValues,
  apiKey: string | undefined,
  dist: string,
): ModelAccess | undefined {
  const model = textOf(options['embedding-model'])
  const isReached = textOf(options['base-url']) !== ''
  if (model === '' && !isReached) return undefined
  if (model === '' || !isReached)
    throw new UsageError('To rank by meaning too, say both --base-url and --embedding-model.')
  return readModelAccess({ ...options, model }, apiKey, dist)
}

/** What the model is to do; `kept` is what the collection's settings say of the rest. Throws UsageError. */
export function readAnalysisOptions(options: OptionValues): (kept: AnalysisSettings) => AnalysisSettings {
  const wanted = (textOf(options['parts']) || 'extraction,reports').split(',').map((part) => part.trim())
  const unknown = wanted.find((part) => !parts.some((name) => name === part))
  if (unknown !== undefined) throw new UsageError(`There is no part “${unknown}”; there are ${parts.join(', ')}.`)
  const by = (part: (typeof parts)[number]) => (wanted.includes(part) ? 'prompted' : 'builtin')
  if (options['levels'] !== undefined && !wanted.includes('reports'))
    throw new UsageError('The option --levels says which reports the model writes: add reports to --parts.')
  const levels = readLevels(textOf(options['levels']))
  const gleanings = numberOf(options['gleanings'], 'The number of gleanings', 0, 5) ?? builtinAnalysis.gleanings
  return (kept) => ({
    ...kept,
    extraction: by('extraction'),
    reports: wanted.includes('reports') ? levels : null,
    answers: by('answers'),
    claims: options['claims'] === true,
    gleanings,
    embeddings: textOf(options['embedding-model']) !== '',
  })
}

/** `2` or `0-1`. */
function readLevels(text: string): { readonly from: number; readonly to: number } {
  if (text === '') return { from: 0, to: 99 }
  const [, first, , last] = /^(\d{1,2})(-(\d{1,2}))?$/.exec(text) ?? []
  const from = Number(first ?? Number.NaN)
  const to = Number(last ?? from)
  if (!(from <= to)) throw new UsageError(`The levels must be a number or a range such as 0-1, not “${text}”.`)
  return { from, to }
}

const textOf = (option: string | boolean | undefined): string => (typeof option === 'string' ? option.trim() : '')

const numberOf = (
  option: string | boolean | undefined,
  what: string,
  least: number,
  most: number,
): number | undefined => (typeof option === 'string' ? readNumber(option, what, least, most) : undefined)
