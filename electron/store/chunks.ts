import type { Chunk } from '../../shared/model/index.ts'
import { all, count, one, run, type Reader, type Writer } from './connection.ts'
import { makeUid } from './make-uid.ts'
import { isPaid, paidPrefix } from './paid-work.ts'

interface NewChunk {
  readonly start: number
  readonly end: number
  readonly tokens: number
}

/** Keeps the chunks of a document that has none yet, and indexes their words; returns their ids in order. */
export function addChunks(
  writer: Writer,
  document: { id: number; uid: string; text: string },
  chunks: readonly NewChunk[],
): number[] {
  return chunks.map(({ start, end, tokens }, ordinal) => {
    const id = run(
      writer,
      'INSERT INTO chunks (uid, document, ordinal, span_start, span_end, tokens) VALUES (?, ?, ?, ?, ?, ?)',
      makeUid('chunk', document.uid, start, end),
      document.id,
      ordinal,
      start,
      end,
      tokens,
    )
    run(writer, 'INSERT INTO chunks_fts (rowid, text) VALUES (?, ?)', id, document.text.slice(start, end))
    return id
  })
}

const columns = 'id, uid, document, ordinal, span_start AS "start", span_end AS "end", tokens'

export const readChunk = (reader: Reader, id: number): Chunk | undefined =>
  one(reader, `SELECT ${columns} FROM chunks WHERE id = ?`, id)

/** Documents that have no chunk yet. */
export const documentsWithoutChunks = (reader: Reader): number[] =>
  all<{ id: number }>(
    reader,
    'SELECT id FROM documents WHERE NOT EXISTS (SELECT 1 FROM chunks WHERE document = documents.id) ORDER BY id',
  ).map(({ id }) => id)

/** Which chunks an analyst has to read: all that it has not read itself, but for what was paid if it is not paid (see `stands`). */
const toExtract = (fingerprint: string): string =>
  isPaid(fingerprint)
    ? 'extracted_by IS NOT ?'
    : `extracted_by IS NOT ? AND (extracted_by IS NULL OR extracted_by NOT LIKE '${paidPrefix}%')`

/** Documents with a chunk that this analyst has to read. */
export const documentsToExtract = (reader: Reader, fingerprint: string): number[] =>
  all<{ document: number }>(
    reader,
    `SELECT DISTINCT document FROM chunks WHERE ${toExtract(fingerprint)} ORDER BY document`,
    fingerprint,
  ).map(({ document }) => document)

export const chunksToExtract = (reader: Reader, document: number, fingerprint: string): Chunk[] =>
  all(
    reader,
    `SELECT ${columns} FROM chunks WHERE document = ? AND ${toExtract(fingerprint)} ORDER BY ordinal`,
    document,
    fingerprint,
  )

/** Whether a model has read any chunk. */
export const isReadByModel = (reader: Reader): boolean =>
  count(reader, `SELECT count(*) AS n FROM chunks WHERE extracted_by LIKE '${paidPrefix}%'`) > 0

/** Uid and reader of every chunk: what the whole-collection stages are made from. */
export const extractedChunks = (reader: Reader): { uid: string; by: string | null }[] =>
  all(reader, 'SELECT uid, extracted_by AS "by" FROM chunks ORDER BY uid')

/** In how many chunks a word stands, whatever its ending. */
export function chunksWithWord(reader: Reader, word: string): number {
  const phrase = word.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
  return phrase === ''
    ? 0
    : count(reader, 'SELECT count(*) AS n FROM chunks_fts WHERE chunks_fts MATCH ?', `"${phrase}"`)
}

export const countChunks = (reader: Reader): number => count(reader, 'SELECT count(*) AS n FROM chunks')
export const countTokens = (reader: Reader): number => count(reader, 'SELECT coalesce(sum(tokens), 0) AS n FROM chunks')
