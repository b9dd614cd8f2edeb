import { createHash } from 'node:crypto'
import type { PromptName } from '../../../shared/model/index.ts'
import type { AnalystWork } from '../analyst.ts'
import type { Prompted } from './ask-model.ts'
import { promptedPrefix } from './resolve/resolve-mentions.ts'

/** Raised for a work whenever its code makes something else of the same replies, so that collections are brought up to date. */
const versions: Readonly<Record<AnalystWork, number>> = { extract: 1, resolve: 1, describe: 1, report: 1, answer: 1 }

/**
 * What a work's results depend on beside its input: the model, the prompts that it uses, and those settings that they are
 * told. So another text of a report's prompt writes reports anew, and nothing else. Begins with `prompted:`.
 */
export function fingerprintOf({ model, prompts, analysis }: Prompted, work: AnalystWork, builtin: string): string {
  const { claims, gleanings, resolution, entityTypes, examples, persona, language } = analysis
  const ids = (...names: readonly PromptName[]): readonly string[] => names.map((name) => prompts.get(name).id)
  const parts = {
    extract: () => [
      ids('extract-graph'),
      gleanings === 0 ? [] : [gleanings, ids('glean-check', 'glean-more')],
      claims ? ids('extract-claims') : [],
      [entityTypes, examples, persona, language],
    ],
    resolve: () => [builtin, resolution ? ids('resolve-entities') : []],
    describe: () => [builtin, ids('summarise-descriptions'), language],
    report: () => [ids('leaf-report', 'upper-report'), persona, language],
    answer: () => [ids('map-reports', 'map-chunks', 'reduce-answer'), persona, language],
  }[work]()
  // Which model it is makes no difference to a work that asks none.
  const who = work === 'resolve' && !resolution ? '' : model.name
  const text = JSON.stringify([work, versions[work], who, parts])
  return `${promptedPrefix}${createHash('sha256').update(text).digest('hex').slice(0, 32)}`
}
