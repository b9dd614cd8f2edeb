import type { RetrievedChunk } from '../../../shared/model/index.ts'
import { readChunk } from '../../store/chunks.ts'
import type { Reader } from '../../store/connection.ts'
import { readStoredDocument } from '../../store/documents.ts'
import { rankByBoth, type RankOptions } from './rank-by-both.ts'

/** The chunks nearest to a question with their text, best first, at most `k`. */
export async function retrieveChunks(
  reader: Reader,
  question: string,
  k: number,
  options: RankOptions,
): Promise<RetrievedChunk[]> {
  const ranked = await rankByBoth(reader, question, k, options)
  return ranked.flatMap(({ chunk, score }, at) => {
    const place = readChunk(reader, chunk)
    if (place === undefined) return []
    const { title, text } = readStoredDocument(reader, place.document)
    const { document, start, end } = place
    return [{ rank: at + 1, score, document, title, chunk, text: text.slice(start, end) }]
  })
}
