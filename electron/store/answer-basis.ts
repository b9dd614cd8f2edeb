import type { Answer } from '../../shared/model/index.ts'
import { extractedChunks } from './chunks.ts'
import { allCommunities, coverOf } from './communities.ts'
import type { Reader } from './connection.ts'
import { makeUidOf } from './make-uid.ts'
import { reportOrigins } from './reports.ts'

/**
 * What an answer rests on, as one hash: the reports of its level's cover and what each was made from, or the collection's
 * chunks for a method that reads those.
 */
export function readAnswerBasis(reader: Reader, { method, level }: Pick<Answer, 'method' | 'level'>): string {
  if (method === 'basic' || method === 'text') return makeUidOf(extractedChunks(reader).map(({ uid }) => uid))
  const origins = reportOrigins(reader)
  const read = coverOf(allCommunities(reader), level).map(({ id }) => `${id} ${origins.get(id) ?? ''}`)
  return makeUidOf(read.toSorted())
}
