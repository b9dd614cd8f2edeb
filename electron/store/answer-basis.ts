import { allCommunities, coverOf } from './communities.ts'
import type { Reader } from './connection.ts'
import { makeUidOf } from './make-uid.ts'
import { reportOrigins } from './reports.ts'

/** What an answer at a level rests on, as one hash: the reports of the level's cover and what each was made from. */
export function readAnswerBasis(reader: Reader, level: number): string {
  const origins = reportOrigins(reader)
  const read = coverOf(allCommunities(reader), level).map(({ id }) => `${id} ${origins.get(id) ?? ''}`)
  return makeUidOf(read.toSorted())
}
