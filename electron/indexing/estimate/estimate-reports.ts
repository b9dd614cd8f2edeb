import type { AnalysisSettings } from '../../../shared/model/index.ts'
import { allCommunities, membersOfCommunity } from '../../store/communities.ts'
import { stands } from '../../store/paid-work.ts'
import { reportOrigins } from '../../store/reports.ts'
import { createContextPacker } from '../report-context/context-packer.ts'
import { breathe } from '../stage.ts'
import { reportMadeFrom } from '../stages/report-made-from.ts'
import type { Foretelling } from './estimate-index.ts'

/** Writes the reports that the model has not written, or on whose entities there is something new to read. */
export async function estimateReports(
  { store, analyst, unread, signal }: Foretelling,
  { from, to }: NonNullable<AnalysisSettings['reports']>,
  ofEntity: ReadonlyMap<number, readonly number[]>,
): Promise<void> {
  const origins = reportOrigins(store)
  const pack = createContextPacker(store)
  const isNew = (entity: number): boolean => ofEntity.get(entity)?.some((chunk) => unread.has(chunk)) === true
  for (const community of allCommunities(store)) {
    const { id, level } = community
    if (level < from || level > to) continue
    const context = pack(community)
    const known = origins.get(id)
    const isKept =
      known?.madeFrom === reportMadeFrom(context) &&
      stands(known.fingerprint, analyst.who('report', level).fingerprint) &&
      !membersOfCommunity(store, id).some(isNew)
    if (!isKept) await analyst.report(context, signal)
    await breathe()
  }
}
