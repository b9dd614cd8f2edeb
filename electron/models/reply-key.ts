import { createHash } from 'node:crypto'
import type { ModelRequest } from './language-model.ts'

/**
 * The key under which a model's reply to a request is kept: sha256, as hex, of everything that decides the reply. Where
 * the model is reached is not part of it, so that a collection's replies serve on another machine too.
 */
export function replyKey(model: string, request: ModelRequest): string {
  const { prompt, messages, maxTokens, temperature = 0, schema, choice } = request
  const parts = [
    model,
    prompt,
    messages.map(({ role, content }) => [role, content]),
    maxTokens,
    temperature,
    schema === undefined ? null : [schema.name, schema.schema],
    choice ?? null,
  ]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
