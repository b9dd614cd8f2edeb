import type { ModelReply } from './language-model.ts'

type KeptReply = Omit<ModelReply, 'cached'> & {
  readonly work: string
  readonly prompt: string
  readonly model: string
}

/** Replies that have been paid for. */
export interface ReplyCache {
  /** Whether it holds any reply of that model. */
  knows(model: string): boolean
  find(key: string): ModelReply | undefined
  save(reply: KeptReply): void
  forget(key: string): void
}
