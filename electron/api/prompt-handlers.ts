import type { EngineContract } from '../../shared/contract/engine.ts'
import { StrataError } from '../../shared/contract/errors.ts'
import type { Handlers } from '../../shared/contract/method.ts'

type Names = `prompts.${'list' | 'get' | 'set' | 'preview'}`

const notYet = (): never => {
  throw new StrataError('unsupported', 'Prompts are not built yet.')
}

export const createPromptHandlers = (): Pick<Handlers<EngineContract>, Names> => ({
  'prompts.list': notYet,
  'prompts.get': notYet,
  'prompts.set': notYet,
  'prompts.preview': notYet,
})
