import type { EngineContract } from '../../shared/contract/engine.ts'
import { StrataError } from '../../shared/contract/errors.ts'
import type { Handlers } from '../../shared/contract/method.ts'

type Names =
  `analysis.${'get' | 'set' | 'estimate' | 'propose' | 'failures'}` | 'jobs.pause' | 'jobs.usage' | 'entities.separate'

const notYet = (): never => {
  throw new StrataError('unsupported', 'This is not built yet.')
}

export const createAnalysisHandlers = (): Pick<Handlers<EngineContract>, Names> => ({
  'analysis.get': notYet,
  'analysis.set': notYet,
  'analysis.estimate': notYet,
  'analysis.propose': notYet,
  'analysis.failures': notYet,
  'jobs.pause': notYet,
  'jobs.usage': notYet,
  'entities.separate': notYet,
})
