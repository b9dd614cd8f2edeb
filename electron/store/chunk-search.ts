import { all, type Reader } from './connection.ts'

/**
 * The chunks that hold these words in a row, whatever their endings, with their score by Okapi BM25 as FTS5 counts it
 * (k1 1.2, b 0.75): above 0, better the higher. Words in more than half of the chunks score next to nothing.
 */
export function scoreChunksWith(reader: Reader, phrase: string): readonly { chunk: number; score: number }[] {
  const words = phrase.match(/[\p{L}\p{N}\p{M}]+/gu)
  if (words === null) return []
  return all(
    reader,
    'SELECT rowid AS chunk, -bm25(chunks_fts) AS score FROM chunks_fts WHERE chunks_fts MATCH ?',
    `"${words.join(' ')}"`,
  )
}

/** The chunks of a document. */
export const chunksOfDocument = (reader: Reader, document: number): readonly number[] =>
  all<{ id: number }>(reader, 'SELECT id FROM chunks WHERE document = ? ORDER BY ordinal', document).map(({ id }) => id)

/** The titles of the documents that have chunks. */
export const titlesOfDocuments = (reader: Reader): readonly { readonly document: number; readonly title: string }[] =>
  all(
    reader,
    `SELECT id AS document, title FROM documents
     WHERE EXISTS (SELECT 1 FROM chunks WHERE document = documents.id) ORDER BY id`,
  )

/** Where a chunk speaks of entities, as offsets into its document. */
export const mentionsInChunk = (
  reader: Reader,
  chunk: number,
): readonly { readonly entity: number; readonly start: number; readonly end: number }[] =>
  all(
    reader,
    `SELECT entity, span_start AS "start", span_end AS "end" FROM mentions
     WHERE chunk = ? AND entity IS NOT NULL ORDER BY span_start, entity`,
    chunk,
  )
