import { StrataError } from '../../../shared/contract/errors.ts'
import { isMaterial } from './fence-material.ts'
import { promptParts, type Prompt } from './prompt-file.ts'
import { variablesOf } from './template.ts'

const longestText = 60_000

/**
 * Refuses a collection's own text for a prompt, with a sentence that says why: it names what the prompt doesn't have, or
 * leaves out the material that the prompt is about, or has no `# User` part, or is too long. Throws `invalid-input`.
 */
export function checkOverride(prompt: Prompt, text: string): void {
  if (text.length > longestText) refuse(`A prompt has ${longestText} characters at most; this one has ${text.length}.`)
  if (!promptParts(text))
    refuse(
      'A prompt consists of a line “# User” with a text under it and, if you like, a line “# System” with a text before it.',
      'Put the lines back as they are in the text that comes with Strata.',
    )
  const used = variablesOf(text)
  const unknown = used.filter((variable) => !prompt.variables.includes(variable))
  if (unknown.length > 0) refuse(`This prompt knows no ${listOf(unknown)}; ${known(prompt.variables)}`)
  const missing = prompt.variables.filter((variable) => isMaterial(variable) && !used.includes(variable))
  if (missing.length > 0)
    refuse(
      `Without ${listOf(missing)} the model would not see what this prompt is about.`,
      'Put it back into the text.',
    )
}

const known = (variables: readonly string[]): string =>
  variables.length === 0 ? 'it knows no variable at all.' : `it knows ${listOf(variables)}.`

const listOf = (variables: readonly string[]): string =>
  variables
    .slice(0, 20)
    .map((variable) => `{{${variable.slice(0, 60)}}}`)
    .join(', ')

function refuse(message: string, hint?: string): never {
  throw new StrataError('invalid-input', message, hint === undefined ? {} : { hint })
}
