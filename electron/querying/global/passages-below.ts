import type { ChunkToMap } from '../../analysts/analyst.ts'
import type { Community } from '../../../shared/model/index.ts'
import { membersOfCommunity } from '../../store/communities.ts'
import type { Reader } from '../../store/connection.ts'
import { rankChunks } from '../basic/rank-chunks.ts'
import { createChunkReader } from '../chunk-reader.ts'

/** Chunks that are looked at, the nearest to the question. */
const most = 160

/**
 * The passages that stand under a level's reports and are nearest to a question, by the id of the report: each chunk under
 * the one community to whose entities most of its mentions belong. Chunks that mention nobody are under none. So a question
 * can be followed from a report down to what the report leaves out (drill-down: GraphRAG v1, section 4).
 */
export function passagesBelow(
  store: Reader,
  question: string,
  cover: readonly Pick<Community, 'id'>[],
): ReadonlyMap<number, readonly ChunkToMap[]> {
  const communityOf = new Map<number, number>()
  for (const { id } of cover) for (const entity of membersOfCommunity(store, id)) communityOf.set(entity, id)
  const ranked = rankChunks(store, question, most)
  const best = ranked[0]?.score ?? 1
  const read = createChunkReader(store)
  const below = new Map<number, ChunkToMap[]>()
  for (const { chunk: id, score } of ranked) {
    const chunk = read(id, score / best)
    const report = chunk && mostOften(chunk.mentions.flatMap(({ entity }) => communityOf.get(entity) ?? []))
    if (chunk === undefined || report === undefined) continue
    const own = below.get(report)
    if (own) own.push(chunk)
    else below.set(report, [chunk])
  }
  return below
}

/** Of equals the one that comes first. */
function mostOften(ids: readonly number[]): number | undefined {
  const counts = new Map<number, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  let best: number | undefined
  for (const [id, count] of counts) if (best === undefined || count > counts.get(best)!) best = id
  return best
}
