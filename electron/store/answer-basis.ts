import type { Answer } from '../../shared/model/index.ts'
import { extractedChunks } from './chunks.ts'
import { allCommunities, coverOf } from './communities.ts'
import type { Reader } from './connection.ts'
import { makeUidOf } from './make-uid.ts'
import { reportOrigins } from './reports.ts'

/**
 * What an answer rests on, as one hash: the collection's chunks, and for a method that reads reports those of its level's
 * cover and what each was made from.
 */
export function readAnswerBasis(reader: Reader, { method, level }: Pick<Answer, 'method' | 'level'>): string {
  const chunks = extractedChunks(reader).map(({ uid }) => uid)
  if (method === 'basic' || method === 'text') return makeUidOf(chunks)
  const origins = reportOrigins(reader)
  const read = coverOf(allCommunities(reader), level).map(
    ({ id }) => `${id} ${origins.get(id)?.madeFrom ?? ''}${origins.get(id)?.fingerprint ?? ''}`,
  )
  return makeUidOf(read.toSorted().concat(chunks))
}
