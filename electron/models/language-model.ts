import type { ModelWork } from '../../shared/model/index.ts'

export interface ModelMessage {
  readonly role: 'system' | 'user' | 'assistant'
  readonly content: string
}

/** One request. Everything here but `work` decides the reply, and so makes the key under which it is kept. */
export interface ModelRequest {
  readonly work: ModelWork
  /** The prompt that it comes from and that prompt's version, such as `extract-graph@3`. */
  readonly prompt: string
  readonly messages: readonly ModelMessage[]
  /** Of the reply. */
  readonly maxTokens: number
  /** 0 where nothing is said. */
  readonly temperature?: number
  /**
   * The reply is JSON of this shape: enforced where the endpoint can, asked for by the prompt in any case. Whoever asks gives
   * it always: what the endpoint takes is not known alike in every run, and the key must be the same.
   */
  readonly schema?: { readonly name: string; readonly schema: Readonly<Record<string, unknown>> }
  /** The reply is one of these words: forced by a logit bias where the endpoint can (GraphRAG, section 3.1.2). */
  readonly choice?: readonly string[]
}

export interface ModelReply {
  /** Under which it is kept. */
  readonly key: string
  readonly text: string
  /** `length`: cut off at `maxTokens`; `refused`: the model or its filter would not. */
  readonly finish: 'stop' | 'length' | 'refused'
  readonly inputTokens: number
  readonly outputTokens: number
  readonly seconds: number
  /** Whether it came out of the collection, for nothing. */
  readonly cached: boolean
}

/** Part of a reply as it comes; the last has `reply`, whole. */
export interface ReplyPart {
  readonly delta: string
  readonly reply?: ModelReply
}

/**
 * A model behind an endpoint, with everything that makes it dependable: it waits its turn, tries again, keeps every reply
 * and counts. Throws StrataError: `model-unavailable` when the endpoint is gone or refuses for good, `over-budget` before
 * the request that would exceed the budget, `model-output` where only this request got no usable reply in several tries,
 * `cancelled` when the signal fires.
 */
export interface LanguageModel {
  readonly name: string
  /** Tokens that a request and its reply may have together. */
  readonly contextTokens: number
  complete(request: ModelRequest, signal: AbortSignal): Promise<ModelReply>
  stream(request: ModelRequest, signal: AbortSignal): AsyncIterable<ReplyPart>
  /** A reply that was no use: the same request is asked anew next time. */
  forget(key: string): void
}

export interface EmbeddingModel {
  readonly name: string
  /** One vector of unit length for each text, all as long as each other. */
  embed(texts: readonly string[], signal: AbortSignal): Promise<readonly Float32Array[]>
}
