import type { Documents, MentionToResolve, ResolvedEntity } from '../../analyst.ts'
import { resolveLanguages } from '../languages/resolve-languages.ts'
import { gatherNames } from './gather-names.ts'
import { linkNames } from './link-names.ts'
import { keepNames } from './keep-names.ts'

/**
 * Joins the mentions that mean the same: spellings of one name, surnames and first names with the full name of the same
 * document, acronyms with what they stand for. Mentions of names not worth seeing belong to no entity. Entities come by
 * falling number of mentions. Throws the signal's reason when aborted.
 */
export async function resolveMentions(
  mentions: readonly MentionToResolve[],
  documents: Documents,
  signal: AbortSignal,
): Promise<readonly ResolvedEntity[]> {
  return resolveLanguages(
    mentions,
    documents,
    async (english, read) => {
      const gathered = await gatherNames(english, read, signal)
      return keepNames(linkNames(gathered, signal), gathered)
    },
    signal,
  )
}
