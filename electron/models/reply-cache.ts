import type { ModelReply } from './language-model.ts'

type KeptReply = Omit<ModelReply, 'cached'> & {
  readonly work: string
  readonly prompt: string
  readonly model: string
}

/** Replies that have been paid for. What `save` was given is safe when it returns. */
export interface ReplyCache {
  find(key: string): ModelReply | undefined
  save(reply: KeptReply): void
  forget(key: string): void
}
