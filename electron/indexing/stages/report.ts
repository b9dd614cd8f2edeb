import { throwIfCancelled } from '../../../shared/contract/errors.ts'
import type { Community } from '../../../shared/model/index.ts'
import { countTokens } from '../../algorithms/chunker/count-tokens.ts'
import type { ReportContext, ReportDraft } from '../../analysts/analyst.ts'
import { inOrder } from '../../analysts/in-order.ts'
import { allCommunities } from '../../store/communities.ts'
import { inTransaction } from '../../store/connection.ts'
import { clearFailure, clearGoneFailures, noteFailure } from '../../store/failures.ts'
import { isPaid, stands } from '../../store/paid-work.ts'
import { reportOrigins, saveReport } from '../../store/reports.ts'
import { createContextPacker } from '../report-context/context-packer.ts'
import { breathe, type Stage } from '../stage.ts'
import { reportMadeFrom } from './report-made-from.ts'

/**
 * Reports are written from the bottom up, those only whose context changed or that another is to write now (GraphRAG,
 * section 3.1.5). One that another had to write than was meant to is written again by the next run.
 */
export const reportStage: Stage = {
  name: 'report',
  run: async ({ store, analyst, signal, progress }) => {
    const communities = allCommunities(store)
    const origins = reportOrigins(store)
    const pack = createContextPacker(store)
    let pending: { readonly community: Community; readonly madeFrom: string; readonly draft: ReportDraft }[] = []
    const flush = (): void => {
      inTransaction(store, () => {
        for (const { community, madeFrom, draft } of pending) {
          const { name, fingerprint } = analyst.who('report', community.level)
          const { fallback } = draft
          saveReport(store, {
            ...draft,
            community: community.id,
            madeFrom,
            fingerprint: fallback ? '' : fingerprint,
            analyst: fallback?.name ?? name,
            tokens: countTokens(reportText(draft)),
          })
          if (fallback) {
            const item = `report on “${draft.title}”, level ${community.level}`
            const { reason, reply } = fallback
            noteFailure(store, { stage: 'report', uid: community.uid, item, reason, reply })
          } else clearFailure(store, 'report', community.uid)
        }
      })
      pending = []
    }
    clearGoneFailures(store)
    let done = 0
    const write = async ({ context, ...rest }: ReportToWrite, stop: AbortSignal) => ({
      ...rest,
      draft: await analyst.report(context, stop),
    })
    /** The reports that are missing; a context is packed when there is room for it. */
    const missing = function* (level: readonly Community[]): Generator<ReportToWrite> {
      for (const community of level) {
        throwIfCancelled(signal)
        if (done % 20 === 0) progress(done, communities.length)
        done += 1
        const context = pack(community)
        const madeFrom = reportMadeFrom(context)
        const known = origins.get(community.id)
        const { fingerprint } = analyst.who('report', community.level)
        if (known?.madeFrom !== madeFrom || !stands(known.fingerprint, fingerprint))
          yield { community, madeFrom, context }
      }
    }
    for (const level of byLevel(communities)) {
      const { atOnce, fingerprint } = analyst.who('report', level[0]?.level)
      const ahead = isPaid(fingerprint) ? atOnce * contextsAhead : atOnce
      for await (const written of inOrder(missing(level), write, { atOnce: ahead, signal })) {
        pending.push(written)
        if (pending.length >= 50) flush()
        await breathe()
      }
      // A parent's context holds its children's reports, so they must be in the store before it is packed.
      flush()
      await breathe()
    }
    progress(communities.length, communities.length)
  },
}

/** Contexts that are packed for each request that may be under way, so that a slow one holds up no other. */
const contextsAhead = 4

interface ReportToWrite {
  readonly community: Community
  readonly madeFrom: string
  readonly context: ReportContext
}

/** The communities of each level, the deepest level first. */
const byLevel = (communities: readonly Community[]): readonly (readonly Community[])[] =>
  [...Map.groupBy(communities, ({ level }) => level)].toSorted(([a], [b]) => b - a).map(([, same]) => same)

/** What a question that reads this report has to pay for. */
const reportText = ({ title, summary, findings }: ReportDraft): string =>
  [`# ${title}`, summary, ...findings.map((finding) => `## ${finding.summary}\n${finding.explanation}`)].join('\n\n')
