import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { StrataError } from '../../../shared/contract/errors.ts'
import { promptNames, type PromptName } from '../../../shared/model/index.ts'
import type { ModelMessage } from '../language-model.ts'
import { fence, isMaterial, materialRule, withoutFences } from './fence-material.ts'
import { promptParts, readPromptFile, type Prompt } from './prompt-file.ts'
import { fillTemplate, variablesOf } from './template.ts'

export type { Prompt } from './prompt-file.ts'

export interface PromptLibrary {
  get(name: PromptName): Prompt
}

/** The prompts of a folder, one file for each name. Throws `internal` where one is missing or damaged. */
export function loadPrompts(folder: string): PromptLibrary {
  const prompts = new Map(promptNames.map((name) => [name, readPromptFile(name, readText(folder, name))]))
  return libraryOf(prompts)
}

function readText(folder: string, name: PromptName): string {
  try {
    return readFileSync(path.join(folder, `${name}.md`), 'utf8')
  } catch (cause) {
    throw new StrataError('internal', `The prompt file ${name}.md is missing.`, {
      hint: 'Install Strata again.',
      cause,
    })
  }
}

/** The same prompts, with a collection's own text where it has one. */
export const withOverrides = (library: PromptLibrary, overrides: ReadonlyMap<PromptName, string>): PromptLibrary =>
  libraryOf(new Map(promptNames.map((name) => [name, withText(library.get(name), overrides.get(name))])))

/** A prompt with another text; its id tells which. */
export function withText(prompt: Prompt, text: string | undefined): Prompt {
  if (text === undefined || text === prompt.text) return prompt
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12)
  return { ...prompt, text, id: `${prompt.name}@own-${hash}` }
}

function libraryOf(prompts: ReadonlyMap<PromptName, Prompt>): PromptLibrary {
  return {
    get: (name) => {
      const prompt = prompts.get(name)
      if (!prompt) throw new StrataError('internal', `There is no prompt ${name}.`)
      return prompt
    },
  }
}

/**
 * The messages of a prompt with all values in place; values that it doesn't name are left alone, and a value is never
 * read as a template. The first line names the task; material is fenced, and nothing in any value can pass for a fence.
 * Throws `internal` where a variable has no value, `invalid-input` where the text has no `# User` part.
 */
export function renderPrompt(prompt: Prompt, values: Readonly<Record<string, string>>): readonly ModelMessage[] {
  const parts = promptParts(prompt.text)
  if (!parts) throw new StrataError('invalid-input', `The prompt “${prompt.title}” has no “# User” part.`)
  const fill = (template: string): string =>
    fillTemplate(template, (variable) => {
      const value = Object.hasOwn(values, variable) ? values[variable] : undefined
      if (value === undefined)
        throw new StrataError('internal', `The prompt ${prompt.id} names {{${variable}}}, which has no value.`)
      return isMaterial(variable) ? fence(variable, value) : withoutFences(value.trim())
    })
  const rule = variablesOf(prompt.text).some(isMaterial) ? materialRule : ''
  const system = [fill(parts.system), rule].filter((text) => text !== '').join('\n\n')
  const task = `Task: ${prompt.name}\n\n`
  return system === ''
    ? [{ role: 'user', content: task + fill(parts.user) }]
    : [
        { role: 'system', content: task + system },
        { role: 'user', content: fill(parts.user) },
      ]
}
