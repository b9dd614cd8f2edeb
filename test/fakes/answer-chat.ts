import type { ServerResponse } from 'node:http'
import { countTokens } from '../../electron/algorithms/chunker/count-tokens.ts'
import type { ChatRequest } from './endpoint-requests.ts'
import type { FaultKind } from './model-faults.ts'
import { replyTo, wrongShape } from './model-replies.ts'

interface Answering {
  /** One that shows in the reply itself: `wrong-schema`, `refusal`, `empty`, `cut` or `stall`. */
  readonly fault: FaultKind | undefined
  readonly inputTokens: number
  readonly ratio: number
  readonly gleanings: number
  readonly closed: AbortSignal
}

interface Outcome {
  readonly status: number
  readonly answered: boolean
  readonly outputTokens: number
}

/** Replies to a chat, whole or in parts, with the fault asked for. */
export async function answerChat(response: ServerResponse, chat: ChatRequest, answering: Answering): Promise<Outcome> {
  const { fault, inputTokens, ratio } = answering
  const limit = Math.floor((chat.max_completion_tokens ?? chat.max_tokens ?? 4096) / ratio)
  const whole =
    fault === 'empty' || fault === 'refusal' ? '' : fault === 'wrong-schema' ? wrongShape : replyOf(chat, answering)
  const text = firstTokens(whole, limit)
  const outputTokens = Math.floor(countTokens(text) * ratio)
  const finish = fault === 'refusal' ? 'content_filter' : text.length < whole.length ? 'length' : 'stop'
  const refusal = fault === 'refusal' ? { refusal: 'I can’t help with that.' } : {}
  const usage = {
    prompt_tokens: inputTokens,
    completion_tokens: outputTokens,
    total_tokens: inputTokens + outputTokens,
  }
  const answered = fault === undefined || fault === 'wrong-schema'
  const head = { id: 'fake', created: 0, model: chat.model }
  if (!chat.stream) {
    const message = { role: 'assistant', content: fault === 'refusal' ? null : text, ...refusal }
    const body = JSON.stringify({
      ...head,
      object: 'chat.completion',
      choices: [{ index: 0, message, finish_reason: finish }],
      usage,
    })
    if (fault === 'stall') return stall(answering.closed)
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
    if (fault === 'cut') return cut(response, body.slice(0, body.length >> 1))
    const arrived = await finished(response, body)
    return { status: 200, answered: answered && arrived, outputTokens }
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const event = (value: unknown): string => `data: ${JSON.stringify(value)}\n\n`
  const chunk = (delta: unknown, reason: string | null = null): string =>
    event({ ...head, object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: reason }] })
  const parts = text.match(/\S*\s*\S*\s*\S*\s*/g)?.filter((part) => part !== '') ?? []
  const sent = fault === 'cut' || fault === 'stall' ? parts.slice(0, parts.length >> 1) : parts
  response.write(chunk({ role: 'assistant', content: '', ...refusal }))
  for (const part of sent) response.write(chunk({ content: part }))
  if (fault === 'stall') return stall(answering.closed)
  if (fault === 'cut') return cut(response, '')
  response.write(chunk({}, finish))
  if (chat.stream_options?.include_usage === true)
    response.write(event({ ...head, object: 'chat.completion.chunk', choices: [], usage }))
  const arrived = await finished(response, 'data: [DONE]\n\n')
  return { status: 200, answered: answered && arrived, outputTokens }
}

const replyOf = (chat: ChatRequest, { gleanings }: Answering): string =>
  replyTo(
    chat.messages.map(({ content }) => content),
    { gleanings },
  )

/** Holds the connection without another byte until the other side gives up. */
async function stall(closed: AbortSignal): Promise<Outcome> {
  await new Promise((resolve) => (closed.aborted ? resolve(undefined) : closed.addEventListener('abort', resolve)))
  return { status: 0, answered: false, outputTokens: 0 }
}

async function cut(response: ServerResponse, part: string): Promise<Outcome> {
  // Flushed first, or nothing of it would arrive.
  await new Promise((resolve) => response.write(part || '\n', resolve))
  response.destroy()
  return { status: 200, answered: false, outputTokens: 0 }
}

/** Whether all of it was sent before the other side was gone. */
const finished = (response: ServerResponse, last: string): Promise<boolean> =>
  new Promise((resolve) => {
    response.once('close', () => resolve(response.writableFinished))
    response.end(last, () => resolve(true))
  })

/** At most that many tokens of a text, ended between words. */
function firstTokens(text: string, limit: number): string {
  if (countTokens(text) <= limit) return text
  let kept = ''
  for (const part of text.match(/\s*\S+/g) ?? []) {
    if (countTokens(kept + part) > limit) break
    kept += part
  }
  return kept
}
