import type { EngineContract } from '../../shared/contract/engine.ts'
import type { Handlers } from '../../shared/contract/method.ts'
import { promptNames, type PromptName, type PromptSummary, type PromptText } from '../../shared/model/index.ts'
import { checkOverride } from '../models/prompts/check-override.ts'
import { loadPrompts, withText, type Prompt } from '../models/prompts/prompt-library.ts'
import { readAnalysis } from '../store/analysis-settings.ts'
import type { Reader } from '../store/connection.ts'
import { promptOverrides, savePromptOverride } from '../store/prompts.ts'
import { writeSoon } from '../store/write-soon.ts'
import type { EngineOptions } from './engine-options.ts'
import type { OpenCollections } from './open-collections.ts'
import { previewPrompt } from './prompt-preview/preview-prompt.ts'

type Names = `prompts.${'list' | 'get' | 'set' | 'preview'}`

/** The prompts that come with the app, and the texts that a collection has in their place. */
export function createPromptHandlers(
  { promptsPath }: Pick<EngineOptions, 'promptsPath'>,
  open: OpenCollections,
): Pick<Handlers<EngineContract>, Names> {
  const read = (store: Reader, name: PromptName): PromptText => {
    const prompt = loadPrompts(promptsPath).get(name)
    const own = promptOverrides(store).get(name)
    return { ...summaryOf(prompt, own), text: prompt.text, own: own ?? '' }
  }
  return {
    'prompts.list': ({ collection }) => {
      const prompts = loadPrompts(promptsPath)
      const overrides = promptOverrides(open.get(collection).store)
      return promptNames.map((name) => summaryOf(prompts.get(name), overrides.get(name)))
    },
    'prompts.get': ({ collection, name }) => read(open.get(collection).store, name),
    'prompts.set': async ({ collection, name, text }, { signal }) => {
      const { store } = open.get(collection)
      const prompt = loadPrompts(promptsPath).get(name)
      const own = text?.replace(/\r\n?/g, '\n').trim() ?? null
      if (own !== null) checkOverride(prompt, own)
      // The text that comes with the app is no text of the collection's own: the next version may better it.
      await writeSoon(store, () => savePromptOverride(store, name, own === prompt.text ? null : own), signal)
      return read(store, name)
    },
    'prompts.preview': ({ collection, name, text }) => {
      const { store } = open.get(collection)
      const prompt = loadPrompts(promptsPath).get(name)
      checkOverride(prompt, text)
      return previewPrompt(store, withText(prompt, text), readAnalysis(store))
    },
  }
}

const summaryOf = ({ name, title, purpose, version, variables }: Prompt, own: string | undefined): PromptSummary => ({
  name,
  title,
  purpose,
  version,
  variables: [...variables],
  overridden: own !== undefined,
})
