import type { AnalysisSettings } from '../../../shared/model/index.ts'
import { allCommunities, membersOfCommunity } from '../../store/communities.ts'
import { reportOrigins } from '../../store/reports.ts'
import { createContextPacker } from '../report-context/context-packer.ts'
import { breathe } from '../stage.ts'
import { reportToWrite } from '../stages/report-made-from.ts'
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
    const known = membersOfCommunity(store, id).some(isNew) ? undefined : origins.get(id)
    const made = reportToWrite(pack, community, known, analyst.who('report', level))
    if (made) await analyst.report(made.context, signal)
    await breathe()
  }
}
