import { StrataError } from '../../../shared/contract/errors.ts'
import type { AnalysisSettings } from '../../../shared/model/index.ts'
import { countTokens } from '../../algorithms/chunker/count-tokens.ts'
import type { LanguageModel, ModelMessage, ModelReply, ModelRequest } from '../../models/language-model.ts'
import { renderPrompt, type PromptLibrary } from '../../models/prompts/prompt-library.ts'
import type { Failure } from '../analyst.ts'

/** What every work of the prompted analyst needs. */
export interface Prompted {
  readonly model: LanguageModel
  readonly prompts: PromptLibrary
  readonly analysis: AnalysisSettings
}

/** A question to the model whose reply is of use once `parse` can read it. */
interface Question<T> extends Pick<ModelRequest, 'work' | 'prompt' | 'messages' | 'maxTokens' | 'schema'> {
  /** Undefined where the reply says nothing readable. */
  readonly parse: (text: string) => T | undefined
  /** What the reply should be, as a repair says it: “JSON with title, summary …”. */
  readonly form: string
}

/** `cut` where the reply ended at its limit, and `value` is what could be read of it up to there. */
export type Answered<T> =
  | { readonly value: T; readonly reply: ModelReply; readonly cut?: Failure }
  | { readonly failure: Failure; readonly value?: undefined }

/** Tokens around a message that its content does not show. */
const perMessage = 8
/** A reply that has less room than this is not worth asking for. */
const leastReply = 200

/** What some messages take, with room for a tokenizer that cuts finer than ours. */
export const tokensOf = (messages: readonly ModelMessage[]): number =>
  Math.ceil(messages.reduce((sum, { content }) => sum + countTokens(content) + perMessage, 0) * spare)

/** How much more another tokenizer may take. */
export const spare = 1.1

/** Tokens that the model has left for its reply after some messages. */
export const roomFor = (model: LanguageModel, messages: readonly ModelMessage[]): number =>
  model.contextTokens - tokensOf(messages)

/**
 * One request, its reply bounded by what the model's context leaves. Throws `model-output` where that is too little, and
 * whatever the model throws.
 */
async function complete(model: LanguageModel, request: ModelRequest, signal: AbortSignal): Promise<ModelReply> {
  return model.complete(fitReply(model, request), signal)
}

/** Of the room that a reply had: with less more than this nothing more would come. */
const worthMore = 1.2

/** The same; a reply that was cut off at its limit is asked for once more, with twice the room where the context has it. */
async function completeWhole(model: LanguageModel, request: ModelRequest, signal: AbortSignal): Promise<ModelReply> {
  const first = await complete(model, request, signal)
  if (first.finish !== 'length') return first
  const had = fitReply(model, request).maxTokens
  const maxTokens = Math.min(2 * request.maxTokens, roomFor(model, request.messages))
  if (maxTokens < had * worthMore) return first
  try {
    const second = await complete(model, { ...request, maxTokens }, signal)
    const isMore = second.finish === 'stop' || (second.finish === 'length' && second.text.length > first.text.length)
    return isMore ? second : first
  } catch (error) {
    if (isOfItem(error)) return first
    throw error
  }
}

/** What is noted of a reply that ended at its limit, of which what was read is kept. */
export const cutShort = ({ text }: ModelReply): Failure => ({
  reason: 'The model’s reply was cut off at its limit; what could be read of it was kept.',
  reply: text,
})

/** The same as an answer; a failure where the model refuses or gives no reply of any use to this one request. */
export async function completeIfAble(
  model: LanguageModel,
  request: ModelRequest,
  signal: AbortSignal,
): Promise<{ readonly reply: ModelReply } | { readonly failure: Failure; readonly reply?: undefined }> {
  try {
    // A choice needs no more than its word, and has no more room than that.
    const reply = await (request.choice ? complete : completeWhole)(model, request, signal)
    if (reply.finish !== 'refused') return { reply }
    model.forget(reply.key)
    return { failure: { reason: 'The model refused to answer.', reply: reply.text } }
  } catch (error) {
    if (isOfItem(error)) return { failure: { reason: sentenceOf(error), reply: '' } }
    throw error
  }
}

const sentenceOf = ({ message, hint }: StrataError): string => (hint === undefined ? message : `${message} ${hint}`)

/** What another request need not meet too. */
const isOfItem = (error: unknown): error is StrataError => error instanceof StrataError && error.code === 'model-output'

/** A request whose reply fits the model's context. Throws `model-output` where no useful one does. */
export function fitReply(model: LanguageModel, request: ModelRequest): ModelRequest {
  const room = roomFor(model, request.messages)
  if (room < Math.min(leastReply, request.maxTokens))
    throw new StrataError(
      'model-output',
      `The model's context of ${model.contextTokens} tokens is too small for the prompt ${request.prompt}.`,
      { hint: 'Set a larger context in the settings of the model, and have its server load the model with it.' },
    )
  return room >= request.maxTokens ? request : { ...request, maxTokens: room }
}

/**
 * Asks, reads the reply, and where nothing can be read asks once more with the bad reply shown. A reply that was no use
 * is forgotten, so that another run asks again. What cannot be helped item by item (no endpoint, no budget, a cancel) is
 * thrown.
 */
export async function askReadable<T>(
  { model, prompts }: Prompted,
  { parse, form, ...request }: Question<T>,
  signal: AbortSignal,
): Promise<Answered<T>> {
  const bad: ModelReply[] = []
  const read = (value: T, reply: ModelReply): Answered<T> =>
    reply.finish === 'length' ? { value, reply, cut: cutShort(reply) } : { value, reply }
  const give = (reason: string): Answered<T> => {
    for (const { key } of bad) model.forget(key)
    return { failure: { reason, reply: bad.findLast(({ text }) => text.trim() !== '')?.text ?? '' } }
  }
  try {
    const first = await completeWhole(model, request, signal)
    const value = first.finish === 'refused' ? undefined : parse(first.text)
    if (value !== undefined) return read(value, first)
    bad.push(first)
    if (first.finish === 'refused') return give('The model refused to answer.')
    const prompt = prompts.get('repair-reply')
    const repair = renderPrompt(prompt, { form })
    const messages = [...request.messages, { role: 'assistant' as const, content: first.text || '…' }, ...repair]
    const second = await complete(model, { ...request, prompt: `${request.prompt}+${prompt.id}`, messages }, signal)
    const repaired = second.finish === 'refused' ? undefined : parse(second.text)
    if (repaired !== undefined) return read(repaired, second)
    bad.push(second)
    return give(
      first.text.trim() === '' && second.text.trim() === ''
        ? 'The model gave an empty reply, twice.'
        : 'Nothing could be read from the model’s reply, nor from its repair.',
    )
  } catch (error) {
    if (!isOfItem(error)) throw error
    return give(sentenceOf(error))
  }
}
