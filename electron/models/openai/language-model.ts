import type { ModelSettings } from '../../../shared/model/index.ts'
import { countTokens } from '../../algorithms/chunker/count-tokens.ts'
import { expectedOfMessages } from '../expected-tokens.ts'
import type { LanguageModel, ModelReply, ModelRequest } from '../language-model.ts'
import type { Meter } from '../meter.ts'
import type { ReplyCache } from '../reply-cache.ts'
import { replyKey } from '../reply-key.ts'
import type { Expected } from '../scheduling/budget.ts'
import type { Answer, Scheduler } from '../scheduling/scheduler.ts'
import { createSharedCalls } from '../share-calls.ts'
import type { Endpoint } from './endpoint.ts'
import type { RawReply } from './read-reply.ts'
import { streamReply, type Listener } from '../stream-reply.ts'
import { contextTooSmall } from './to-failure.ts'

interface Parts {
  readonly settings: ModelSettings
  readonly endpoint: Endpoint
  readonly scheduler: Scheduler
  readonly meter: Meter
  readonly cache: ReplyCache | undefined
}

/** Between two parts of a stream, in milliseconds; a slow machine writes a word a second. */
const longestSilence = 60_000
/** Tokens a second of a model that has not answered yet. */
const slowest = 1
/** Tokens of a reply that tell how fast the model writes. */
const telling = 32
/** Of a reply: with less room than this, a request is not worth making. */
const fewestTokens = 16

export function createOpenAiLanguageModel({ settings, endpoint, scheduler, meter, cache }: Parts): LanguageModel {
  const share = createSharedCalls<ModelReply>()
  const deadline = settings.requestSeconds * 1000
  /** Tokens a second that replies came with lately, the reading of their requests included; nothing before the first. */
  let speed: number | undefined

  /** A slow model writes a long reply for longer than a fast one is silent when it is gone. */
  const timeToWrite = (tokens: number): number => (speed === undefined ? 0 : (2_000 * tokens) / speed)

  /** With as long a reply as there is room for. */
  function expect(request: ModelRequest): Expected {
    const expected = expectedOfMessages(request.messages, request.maxTokens)
    const room = settings.contextTokens - expected.inputTokens
    if (room < fewestTokens) throw contextTooSmall(settings)
    return { ...expected, outputTokens: Math.min(request.maxTokens, room) }
  }

  function ask(request: ModelRequest, signal: AbortSignal, listener?: Listener) {
    let known: Expected | undefined
    const expected = (): Expected => (known ??= expect(request))
    return scheduler.ask<RawReply>(
      {
        work: request.work,
        follows: request.messages.some(({ role }) => role === 'assistant'),
        expected,
        works: () => cache?.knows(settings.model) === true,
        deadlines: {
          first: listener === undefined ? deadline + timeToWrite(request.maxTokens) : deadline,
          between: listener === undefined ? deadline : Math.min(deadline, longestSilence),
          whole: 2 * deadline + (4_000 * request.maxTokens) / (speed ?? slowest),
        },
        send: async (signal, alive) => {
          listener?.begin()
          const { inputTokens, outputTokens } = expected()
          const sending = { signal, alive, onText: listener?.text, maxTokens: outputTokens }
          return counted(await endpoint.chat(request, sending), inputTokens)
        },
      },
      signal,
    )
  }

  async function askAndKeep(request: ModelRequest, key: string, signal: AbortSignal, listener?: Listener) {
    let answer = await ask(request, signal, listener)
    if (answer.value.finish === 'refused') {
      meter.add(request.work, { retried: 1 })
      answer = await ask(request, signal, listener)
    }
    const { value, inputTokens, outputTokens, seconds } = answer
    if (outputTokens >= telling && seconds > 0) {
      const latest = outputTokens / seconds
      speed = 0.7 * (speed ?? latest) + 0.3 * latest
    }
    const { text, finish } = value
    const reply = { key, text, finish, inputTokens, outputTokens, seconds }
    // A refusal is not kept: the model may think better of it another time.
    if (finish !== 'refused')
      cache?.save({ ...reply, work: request.work, prompt: request.prompt, model: settings.model })
    return { ...reply, cached: false }
  }

  async function complete(request: ModelRequest, signal: AbortSignal, listener?: Listener): Promise<ModelReply> {
    const key = replyKey(settings.model, request)
    const kept = cache?.find(key)
    const { value, shared } =
      kept === undefined
        ? await share(key, (signal) => askAndKeep(request, key, signal, listener), signal)
        : { value: kept, shared: true }
    if (!shared) return value
    meter.add(request.work, { cached: 1 })
    return { ...value, cached: true }
  }

  return {
    name: settings.model,
    contextTokens: settings.contextTokens,
    complete: (request, signal) => complete(request, signal),
    stream: (request, signal) => streamReply((listener, signal) => complete(request, signal, listener), signal),
    forget: (key) => cache?.forget(key),
  }
}

function counted(reply: RawReply, inputTokens: number): Answer<RawReply> {
  if (reply.usage !== undefined && reply.usage.inputTokens > 0) return { value: reply, ...reply.usage, reported: true }
  return { value: reply, inputTokens, outputTokens: countTokens(reply.text), reported: false }
}
