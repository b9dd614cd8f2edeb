import type { AnalysisSettings, PromptPreview } from '../../../shared/model/index.ts'
import { countTokens } from '../../algorithms/chunker/count-tokens.ts'
import { promptValues } from '../../analysts/prompted/prompt-values.ts'
import { renderPrompt, type Prompt } from '../../models/prompts/prompt-library.ts'
import type { Reader } from '../../store/connection.ts'
import { contentFor } from './prompt-content.ts'

/** A prompt as a model would get it, with what is set for the collection and real content of it. Throws `not-found`. */
export function previewPrompt(store: Reader, prompt: Prompt, analysis: AnalysisSettings): PromptPreview {
  const { values, shows } = contentFor(store, prompt.name)
  const messages = renderPrompt(prompt, promptValues(analysis, values)).map((message) => ({ ...message }))
  return { messages, shows, tokens: messages.reduce((sum, { content }) => sum + countTokens(content), 0) }
}
