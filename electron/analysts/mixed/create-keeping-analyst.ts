import { StrataError } from '../../../shared/contract/errors.ts'
import { builtinAnalysis } from '../../../shared/model/index.ts'
import type { LanguageModel } from '../../models/language-model.ts'
import type { Analyst } from '../analyst.ts'
import type { Prompted } from '../prompted/ask-model.ts'
import { fingerprintOf } from '../prompted/fingerprints.ts'
import type { NameDecisions } from '../prompted/resolve/name-decisions.ts'
import { resolveMentions } from '../prompted/resolve/resolve-mentions.ts'

/**
 * The built-in analyst for a collection that a model has read in part: it resolves what that read as the model's own
 * analyst would, and so leaves everything standing that was made from it. No model is asked.
 */
export function createKeepingAnalyst(builtin: Analyst, decisions: NameDecisions): Analyst {
  const asked: Prompted = { model: nobody, prompts: { get: refuse }, analysis: builtinAnalysis }
  const fingerprint = fingerprintOf(asked, 'resolve', builtin.who('resolve').fingerprint)
  return {
    ...builtin,
    who: (work, level) => (work === 'resolve' ? { ...builtin.who(work), fingerprint } : builtin.who(work, level)),
    resolve: (mentions, documents, signal) =>
      resolveMentions(asked, builtin, { decisions }, mentions, documents, signal),
  }
}

const refuse = (): never => {
  throw new StrataError('internal', 'No model is to be asked for this.')
}

const nobody: LanguageModel = {
  name: '',
  contextTokens: 0,
  complete: refuse,
  stream: refuse,
  forget: () => undefined,
}
