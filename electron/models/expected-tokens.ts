import { countTokens } from '../algorithms/chunker/count-tokens.ts'
import type { ModelMessage } from './language-model.ts'
import type { Expected } from './scheduling/budget.ts'

/** That frame a message: its role and its ends. */
const perMessage = 4

/** What texts sent to a model are expected to take, by cl100k. */
export const expectedOf = (texts: readonly string[], outputTokens: number): Expected => ({
  inputTokens: texts.reduce((sum, text) => sum + countTokens(text) + perMessage, 0),
  inputBytes: texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0),
  outputTokens,
})

export const expectedOfMessages = (messages: readonly ModelMessage[], outputTokens: number): Expected =>
  expectedOf(
    messages.map(({ content }) => content),
    outputTokens,
  )
