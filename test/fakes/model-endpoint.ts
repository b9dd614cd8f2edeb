import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { countTokens } from '../../electron/algorithms/chunker/count-tokens.ts'
import { answerChat } from './answer-chat.ts'
import { keyOf, parseChat, parseEmbeddings, refusalOf, type Accepts } from './endpoint-requests.ts'
import { planFaults, type Fault, type FaultKind, type FaultPlan } from './model-faults.ts'
import { taskOf } from './model-replies.ts'
import { vectorOf } from './model-vectors.ts'

export interface EndpointOptions {
  /** Milliseconds before a reply, or a function of how many requests came before. */
  readonly latency?: number | ((before: number) => number)
  /** Above it, requests are answered with 429 and Retry-After. */
  readonly maxAtOnce?: number
  /** Of the Retry-After of a 429. */
  readonly retryAfterSeconds?: number
  readonly requiredKey?: string
  /** Names it offers; others are answered with 404. */
  readonly models?: readonly string[]
  /** What `/v1/models` says the models can hold, and above which a request is refused. */
  readonly contextTokens?: number
  /** Above which a text is refused a vector. */
  readonly embeddingTokens?: number
  readonly faults?: FaultPlan
  /** What it takes; all of it where nothing is said. */
  readonly accepts?: Accepts
  /** Rounds of gleaning after which it says that nothing is missed. */
  readonly gleanings?: number
  /** What it counts for each token of ours. */
  readonly tokenRatio?: number
  readonly port?: number
  readonly onAnswered?: (request: EndpointRequest) => void
}

/** A request as it came; the same content has the same key, streamed or not. */
export interface EndpointRequest {
  readonly key: string
  readonly path: string
  /** The prompt's name; '' where it isn't told. */
  readonly task: string
  readonly at: number
  readonly fault?: FaultKind
  readonly status: number
  /** Whether a reply was given that is of use, and when. */
  readonly answered: boolean
  readonly answeredAt?: number
  readonly inputTokens: number
  readonly outputTokens: number
}

export interface ModelEndpoint {
  /** With `/v1`. */
  readonly url: string
  /** Those that came to an end, in that order. */
  readonly requests: readonly EndpointRequest[]
  readonly faults: readonly Fault[]
  /** The most that were under way at one time. */
  readonly highestAtOnce: () => number
  /** Changes what it does from now on. */
  readonly change: (options: Partial<EndpointOptions>) => void
  readonly close: () => Promise<void>
}

/** A real server on 127.0.0.1 that speaks OpenAI's protocol and says the same to the same. */
export async function startModelEndpoint(initial: EndpointOptions = {}): Promise<ModelEndpoint> {
  let options = initial
  const faults = planFaults(initial.faults)
  const requests: EndpointRequest[] = []
  const began = performance.now()
  const now = (): number => performance.now() - began
  let atOnce = 0
  let highest = 0
  let before = 0

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? '').split('?')[0] ?? ''
    const at = now()
    const body = await readBody(request)
    const closed = new AbortController()
    response.once('close', () => closed.abort())
    const refused = refusalOf(path, request.headers, body, options)
    const embedded = path.endsWith('/embeddings') && refused === undefined ? parseEmbeddings(body) : undefined
    const chat = path.endsWith('/chat/completions') && refused === undefined ? parseChat(body) : undefined
    const texts = embedded?.input ?? chat?.messages.map(({ content }) => content) ?? []
    const ratio = options.tokenRatio ?? 1
    const inputTokens = Math.ceil(texts.reduce((sum, text) => sum + countTokens(text) + 4, 0) * ratio)
    const key = keyOf(body)
    const record = { key, path, task: taskOf(texts) ?? '', at, inputTokens }
    const end = (status: number, more: Partial<EndpointRequest> = {}): void => {
      const done = { ...record, status, answered: false, outputTokens: 0, ...more }
      requests.push(done.answered ? { ...done, answeredAt: now() } : done)
      if (done.answered) options.onAnswered?.(done)
    }
    if (refused !== undefined) {
      sendJson(response, refused.status, refused.body)
      return end(refused.status)
    }
    if (path.endsWith('/models')) {
      const models = options.models ?? ['fake-model', 'fake-embedding']
      const size = options.contextTokens === undefined ? {} : { max_model_len: options.contextTokens }
      sendJson(response, 200, {
        object: 'list',
        data: models.map((id) => ({ id, object: 'model', created: 0, owned_by: 'fake', ...size })),
      })
      return
    }
    if (atOnce > (options.maxAtOnce ?? Number.POSITIVE_INFINITY)) {
      rateLimit(response, options.retryAfterSeconds ?? 1)
      return end(429)
    }
    const latency = typeof options.latency === 'function' ? options.latency(before++) : (options.latency ?? 0)
    const fault = faults.next(key)
    if (latency > 0) await wait(latency, undefined, { signal: closed.signal }).catch(() => undefined)
    if (closed.signal.aborted) return end(499, fault === undefined ? {} : { fault })
    if (embedded !== undefined) {
      if (fault !== undefined && fault !== 'wrong-schema' && fault !== 'refusal') {
        const status = await sendFault(response, fault, options, closed.signal)
        return end(status, { fault })
      }
      const usage = { prompt_tokens: inputTokens, total_tokens: inputTokens }
      const data = embedded.input.map((text, index) => ({ object: 'embedding', index, embedding: vectorOf(text) }))
      sendJson(response, 200, { object: 'list', model: embedded.model, data, usage })
      return end(200, { answered: true })
    }
    if (chat === undefined) {
      sendJson(response, 404, { error: { message: `Nothing is at ${path}.`, type: 'invalid_request_error' } })
      return end(404)
    }
    if (
      fault !== undefined &&
      fault !== 'wrong-schema' &&
      fault !== 'refusal' &&
      fault !== 'empty' &&
      fault !== 'cut' &&
      fault !== 'stall'
    ) {
      const status = await sendFault(response, fault, options, closed.signal)
      return end(status, { fault })
    }
    const outcome = await answerChat(response, chat, {
      fault,
      inputTokens,
      ratio,
      gleanings: options.gleanings ?? 0,
      closed: closed.signal,
    })
    end(outcome.status, {
      answered: outcome.answered,
      outputTokens: outcome.outputTokens,
      ...(fault === undefined ? {} : { fault }),
    })
  }

  const server = createServer((request, response) => {
    atOnce += 1
    highest = Math.max(highest, atOnce)
    handle(request, response)
      .catch(() => response.destroy())
      .finally(() => (atOnce -= 1))
  })
  await new Promise<void>((resolve) => server.listen(initial.port ?? 0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    faults: faults.happened,
    highestAtOnce: () => highest,
    change: (more) => (options = { ...options, ...more }),
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const text = Buffer.concat(parts).toString('utf8')
  return text === '' ? undefined : JSON.parse(text)
}

const sendJson = (response: ServerResponse, status: number, body: unknown): void =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

function rateLimit(response: ServerResponse, seconds: number): void {
  response.setHeader('retry-after', String(seconds))
  sendJson(response, 429, {
    error: { message: 'Too many requests at once.', type: 'requests', code: 'rate_limit_exceeded' },
  })
}

/** Gives the status that was sent; 0 where there was none. */
async function sendFault(
  response: ServerResponse,
  fault: FaultKind,
  options: EndpointOptions,
  closed: AbortSignal,
): Promise<number> {
  if (fault === 'rate-limit') {
    rateLimit(response, options.retryAfterSeconds ?? 1)
    return 429
  }
  if (fault === 'server-error') {
    sendJson(response, 500, { error: { message: 'The server had an error.', type: 'server_error' } })
    return 500
  }
  if (fault === 'html') {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><html><body>Bad gateway</body></html>')
    return 200
  }
  if (fault === 'empty') {
    sendJson(response, 200, { object: 'list', data: [] })
    return 200
  }
  if (fault === 'stall') {
    await new Promise((resolve) => (closed.aborted ? resolve(undefined) : closed.addEventListener('abort', resolve)))
    return 0
  }
  response.destroy()
  return 0
}
