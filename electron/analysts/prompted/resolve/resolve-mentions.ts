import type {
  Analyst,
  Documents,
  DocumentToRead,
  MentionToResolve,
  ResolvedEntity,
  ResolveNotes,
} from '../../analyst.ts'
import type { Prompted } from '../ask-model.ts'
import { applyDecisions } from './apply-decisions.ts'
import { createCandidates } from './create-candidates.ts'
import { decideNames, knownLine } from './decide-names.ts'
import { joinByName } from './join-entities.ts'
import { knownNames } from './known-names.ts'
import { linkModelNames } from './link-model-names.ts'
import type { FindCandidates, NameDecisions } from './name-decisions.ts'

/** Who finds names that may mean the same, and where decisions on them are kept. */
export interface Resolution {
  readonly candidates?: FindCandidates
  readonly decisions: NameDecisions
}

/** What a chunk's reader is called by: a fingerprint of this analyst begins so. */
export const promptedPrefix = 'prompted:'

/**
 * Joins the mentions of a collection that a model may have read in part: the built-in analyst resolves what it read itself,
 * the rest is linked by its rules on names without leaving any out, and what both found under one name is one. Where
 * names may mean the same and the settings say so, the model decides; what was decided before, above all by a person,
 * holds in any case. What the model decides now is not kept, but told to `note`: until the entities are kept it counts for
 * nothing, so that a run that is stopped asks the same again, which has been answered.
 */
export async function resolveMentions(
  asked: Prompted,
  builtin: Analyst,
  resolution: Resolution | undefined,
  mentions: readonly MentionToResolve[],
  documents: Documents,
  signal: AbortSignal,
  note: (notes: ResolveNotes) => void = () => undefined,
): Promise<readonly ResolvedEntity[]> {
  const byModel = mentions.filter(({ by }) => by?.startsWith(promptedPrefix))
  const byBuiltin = mentions.filter(({ by }) => !by?.startsWith(promptedPrefix))
  const found = joinByName(
    byModel.length === 0 ? [] : await linkModelNames(byModel, documentsOf(byModel, documents), signal),
    byBuiltin.length === 0 ? [] : await builtin.resolve(byBuiltin, documents, signal),
  ).sort((a, b) => b.mentions.length - a.mentions.length || (a.name < b.name ? -1 : 1))
  if (resolution === undefined) return found
  const { candidates = createCandidates(), decisions } = resolution
  const before = decisions.all()
  const known = knownNames(before)
  // What has been taken apart by a person is not to be shown as one again.
  const settled = applyDecisions(found, mentions, known)
  if (!asked.analysis.resolution) return settled
  const descriptionOf = new Map(mentions.map(({ id, description }) => [id, description ?? '']))
  const notes = await decideNames(
    asked,
    {
      entities: settled,
      pairs: await candidates(settled, signal),
      knownOf: (entity) => knownLine(entity.mentions.map((id) => descriptionOf.get(id) ?? '')),
    },
    known,
    signal,
  )
  note(notes)
  return applyDecisions(found, mentions, knownNames([...before, ...notes.decided]))
}

/** The documents in which some mentions stand. */
function documentsOf(mentions: readonly MentionToResolve[], documents: Documents): Documents {
  const own = new Set(mentions.map(({ document }) => document))
  return {
    async *[Symbol.asyncIterator](): AsyncGenerator<DocumentToRead> {
      for await (const document of documents) if (own.has(document.id)) yield document
    },
  }
}
