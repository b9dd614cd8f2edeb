import { z } from 'zod'

export const providers = ['openai', 'azure', 'ollama', 'lm-studio', 'llama-cpp', 'vllm', 'other'] as const
export const Provider = z.enum(providers)
export type Provider = z.infer<typeof Provider>

/** What a million tokens cost, in any one currency; null where nobody knows, and 0 on one's own machine. */
export const Prices = z.object({
  currency: z.string().trim().min(1).max(8),
  inputPerMillion: z.number().nonnegative().nullable(),
  outputPerMillion: z.number().nonnegative().nullable(),
  embeddingPerMillion: z.number().nonnegative().nullable(),
})
export type Prices = Readonly<z.infer<typeof Prices>>

/** How a model is reached. The key is not among it: it is kept in the system's keychain or the environment. */
export const ModelSettings = z.object({
  provider: Provider,
  /** With the version: `http://127.0.0.1:11434/v1`. */
  baseUrl: z.string().trim().max(2048),
  model: z.string().trim().max(200),
  /** '' where none is used. */
  embeddingModel: z.string().trim().max(200),
  /** Of Azure OpenAI; '' elsewhere. */
  apiVersion: z.string().trim().max(40),
  /** Requests at once, at most. */
  concurrency: z.int().min(1).max(256),
  /** Tokens that the model reads and writes in one request. */
  contextTokens: z.int().min(1024).max(10_000_000),
  /** After which a request is given up and tried again. */
  requestSeconds: z.int().min(5).max(3600),
  prices: Prices,
})
export type ModelSettings = Readonly<z.infer<typeof ModelSettings>>

/** One thing that was tried of an endpoint; `detail` is a sentence. */
export const ConnectionCheck = z.object({
  name: z.enum(['chat', 'streaming', 'json-schema', 'logit-bias', 'context', 'embeddings']),
  ok: z.boolean(),
  detail: z.string(),
})
export type ConnectionCheck = Readonly<z.infer<typeof ConnectionCheck>>

export const ConnectionReport = z.object({
  ok: z.boolean(),
  /** What is wrong and what to do, or that all is well. */
  message: z.string(),
  checks: z.array(ConnectionCheck),
  /** Of its answers; null where none came. */
  tokensPerSecond: z.number().nullable(),
  /** What the endpoint says its model can hold; null where it doesn't say. */
  contextTokens: z.int().nullable(),
})
export type ConnectionReport = Readonly<z.infer<typeof ConnectionReport>>
