import type { Community } from '../../../shared/model/index.ts'
import type { ReportContext, Worker } from '../../analysts/analyst.ts'
import { makeUid } from '../../store/make-uid.ts'
import { isPaid, stands } from '../../store/paid-work.ts'
import type { ReportOrigin } from '../../store/reports.ts'
import { reportContextTokens } from '../report-context/context-packer.ts'

export interface ReportToWrite {
  readonly context: ReportContext
  readonly madeFrom: string
}

/**
 * What a report is to be made from, with a hash of it that is the same whoever writes it; nothing where the `known` report
 * was made from just that, by the one who is to write it now or by a model that the built-in analyst must not undo.
 */
export function reportToWrite(
  pack: (community: Community, limit?: number) => ReportContext,
  community: Community,
  known: ReportOrigin | undefined,
  { fingerprint, contextTokens = reportContextTokens }: Worker,
): ReportToWrite | undefined {
  const packTo = (limit: number): ReportToWrite => {
    const context = pack(community, limit)
    return { context, madeFrom: `${limit}:${makeUid('report', JSON.stringify(essence(context)))}` }
  }
  const made = packTo(Math.min(contextTokens, reportContextTokens))
  if (known === undefined || !stands(known.fingerprint, fingerprint)) return made
  if (known.madeFrom === made.madeFrom) return undefined
  // A model that holds less was shown less: that is what its report is held to.
  const shown = isPaid(known.fingerprint) && !isPaid(fingerprint) ? /^\d+(?=:)/.exec(known.madeFrom)?.[0] : undefined
  return shown !== undefined && packTo(Number(shown)).madeFrom === known.madeFrom ? undefined : made
}

/** All but what is the whole collection's: that changes with every document, and alone is no reason to write again. */
const essence = ({ collection: _, background: __, ...context }: ReportContext): unknown => context
