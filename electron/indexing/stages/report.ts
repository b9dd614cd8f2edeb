import { throwIfCancelled } from '../../../shared/contract/errors.ts'
import type { Community } from '../../../shared/model/index.ts'
import { countTokens } from '../../algorithms/chunker/count-tokens.ts'
import type { ReportContext, ReportDraft } from '../../analysts/analyst.ts'
import { allCommunities } from '../../store/communities.ts'
import { inTransaction } from '../../store/connection.ts'
import { makeUid } from '../../store/make-uid.ts'
import { reportOrigins, saveReport } from '../../store/reports.ts'
import { createContextPacker } from '../report-context/context-packer.ts'
import { breathe, type Stage } from '../stage.ts'

/** Reports are written from the bottom up, those whose context changed only (GraphRAG, section 3.1.5). */
export const reportStage: Stage = {
  name: 'report',
  run: async ({ store, analyst, signal, progress }) => {
    const communities = allCommunities(store).toSorted((a, b) => b.level - a.level)
    const origins = reportOrigins(store)
    const pack = createContextPacker(store)
    let pending: { readonly community: Community; readonly madeFrom: string; readonly draft: ReportDraft }[] = []
    const flush = (): void => {
      inTransaction(store, () => {
        for (const { community, madeFrom, draft } of pending) {
          saveReport(store, {
            ...draft,
            community: community.id,
            madeFrom,
            analyst: analyst.name,
            tokens: countTokens(reportText(draft)),
          })
        }
      })
      pending = []
    }
    for (const [index, community] of communities.entries()) {
      throwIfCancelled(signal)
      if (index % 20 === 0) {
        progress(index, communities.length)
        await breathe()
      }
      // A parent's context holds its children's reports, so they must be in the store before it is packed.
      if (pending.length >= 50 || communities[index - 1]?.level !== community.level) flush()
      const context = pack(community)
      const madeFrom = makeUid('report', analyst.fingerprint, JSON.stringify(essence(context)))
      if (origins.get(community.id) === madeFrom) continue
      pending.push({ community, madeFrom, draft: await analyst.report(context, signal) })
    }
    flush()
    progress(communities.length, communities.length)
  },
}

/** All but what is the whole collection's: that changes with every document, and alone is no reason to write again. */
const essence = ({ collection: _, background: __, ...context }: ReportContext): unknown => context

/** What a question that reads this report has to pay for. */
const reportText = ({ title, summary, findings }: ReportDraft): string =>
  [`# ${title}`, summary, ...findings.map((finding) => `## ${finding.summary}\n${finding.explanation}`)].join('\n\n')
