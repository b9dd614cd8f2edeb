import { one, run, type Reader, type Writer } from './connection.ts'

/** What a model said to a request; the key stands for all that decides it. */
export interface StoredReply {
  readonly key: string
  readonly work: string
  /** The prompt's id, such as `extract-graph@3`. */
  readonly prompt: string
  readonly model: string
  readonly text: string
  readonly finish: 'stop' | 'length' | 'refused'
  readonly inputTokens: number
  readonly outputTokens: number
  readonly seconds: number
}

export const replyOf = (reader: Reader, key: string): StoredReply | undefined =>
  one<StoredReply>(
    reader,
    `SELECT key, work, prompt, model, text, finish, input_tokens AS inputTokens, output_tokens AS outputTokens, seconds
     FROM replies WHERE key = ?`,
    key,
  )

export const hasReplyOf = (reader: Reader, model: string): boolean =>
  one(reader, 'SELECT 1 FROM replies WHERE model = ? LIMIT 1', model) !== undefined

/** Takes the place of an earlier reply to the same. */
export function saveReply(writer: Writer, reply: StoredReply): void {
  const { key, work, prompt, model, text, finish, inputTokens, outputTokens, seconds } = reply
  run(
    writer,
    `INSERT OR REPLACE INTO replies (key, work, prompt, model, text, finish, input_tokens, output_tokens, seconds)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    key,
    work,
    prompt,
    model,
    text,
    finish,
    inputTokens,
    outputTokens,
    seconds,
  )
}

export function forgetReply(writer: Writer, key: string): void {
  run(writer, 'DELETE FROM replies WHERE key = ?', key)
}
