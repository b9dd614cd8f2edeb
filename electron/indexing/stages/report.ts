import type { Community } from '../../../shared/model/index.ts'
import { countTokens } from '../../algorithms/chunker/count-tokens.ts'
import type { ReportDraft } from '../../analysts/analyst.ts'
import { inOrder } from '../../analysts/in-order.ts'
import { allCommunities } from '../../store/communities.ts'
import { inTransaction } from '../../store/connection.ts'
import { clearFailure, clearGoneFailures, noteFailure } from '../../store/failures.ts'
import { isPaid } from '../../store/paid-work.ts'
import { reportOrigins, saveReport } from '../../store/reports.ts'
import { createContextPacker } from '../report-context/context-packer.ts'
import { breathe, type Stage } from '../stage.ts'
import { reportToWrite } from './report-made-from.ts'

/** Reports saved in one transaction, at most. */
const batch = 50
/** Contexts in memory at once: more than requests may be under way, so that none waits for a slow one. */
const mostAtOnce = 300

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
    let pending: Written[] = []
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
          const failed = fallback ?? draft.partly
          if (failed) {
            const item = `report on “${draft.title}”, level ${community.level}`
            const { reason, reply } = failed
            noteFailure(store, { stage: 'report', uid: community.uid, item, reason, reply })
          } else clearFailure(store, 'report', community.uid)
        }
      })
      pending = []
    }
    /** Nothing for a report that is as it should be. */
    const write = async (community: Community, stop: AbortSignal): Promise<Written | undefined> => {
      // A level's contexts are packed one by one, with other work of the thread in between.
      await breathe()
      const by = analyst.who('report', community.level)
      const made = reportToWrite(pack, community, origins.get(community.id), by)
      return made && { community, madeFrom: made.madeFrom, draft: await analyst.report(made.context, stop) }
    }
    clearGoneFailures(store)
    let done = 0
    progress(done, communities.length)
    for (const level of byLevel(communities)) {
      const { atOnce, fingerprint } = analyst.who('report', level[0]?.level)
      for await (const written of inOrder(level, write, { atOnce: Math.min(atOnce, mostAtOnce), signal })) {
        done += 1
        if (isPaid(fingerprint) || done % 20 === 0) progress(done, communities.length)
        if (written) pending.push(written)
        if (pending.length >= batch) flush()
      }
      // A parent's context holds its children's reports, so they must be in the store before it is packed.
      flush()
      await breathe()
    }
    progress(communities.length, communities.length)
  },
}

interface Written {
  readonly community: Community
  readonly madeFrom: string
  readonly draft: ReportDraft
}

/** The communities of each level, the deepest level first. */
const byLevel = (communities: readonly Community[]): readonly (readonly Community[])[] =>
  [...Map.groupBy(communities, ({ level }) => level)].toSorted(([a], [b]) => b - a).map(([, same]) => same)

/** What a question that reads this report has to pay for. */
const reportText = ({ title, summary, findings }: ReportDraft): string =>
  [`# ${title}`, summary, ...findings.map((finding) => `## ${finding.summary}\n${finding.explanation}`)].join('\n\n')
