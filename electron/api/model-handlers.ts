import type { EngineContract } from '../../shared/contract/engine.ts'
import { StrataError } from '../../shared/contract/errors.ts'
import type { Handlers } from '../../shared/contract/method.ts'

type Names = `models.${'get' | 'set' | 'key' | 'list' | 'test'}`

const notYet = (): never => {
  throw new StrataError('unsupported', 'Models are not built yet.')
}

export const createModelHandlers = (): Pick<Handlers<EngineContract>, Names> => ({
  'models.get': notYet,
  'models.set': notYet,
  'models.key': notYet,
  'models.list': notYet,
  'models.test': notYet,
})
