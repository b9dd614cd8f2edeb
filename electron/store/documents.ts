import type { DocumentFormat, DocumentSummary, DocumentText, SkipCode, SkippedFile } from '../../shared/model/index.ts'
import { all, count, each, one, run, type Reader, type Writer } from './connection.ts'
import { makeUid } from './make-uid.ts'

interface NewDocument {
  readonly title: string
  readonly text: string
  readonly format: DocumentFormat
  readonly path: string
  /** Which record of the file, '' for a file that is one document. */
  readonly part: string
}

/** Keeps a document under its path. `isNew` is false where the same content was there already. */
export function addDocument(
  writer: Writer,
  { title, text, format, path, part }: NewDocument,
): { id: number; isNew: boolean } {
  const uid = makeUid('document', title, text)
  const known = one<{ id: number }>(writer, 'SELECT id FROM documents WHERE uid = ?', uid)
  const id =
    known?.id ??
    run(
      writer,
      'INSERT INTO documents (uid, title, format, text, characters) VALUES (?, ?, ?, ?, ?)',
      uid,
      title,
      format,
      text,
      text.length,
    )
  run(
    writer,
    `INSERT INTO document_paths (path, part, document) VALUES (?, ?, ?)
     ON CONFLICT (path, part) DO UPDATE SET document = excluded.document`,
    path,
    part,
    id,
  )
  return { id, isNew: !known }
}

/** The documents that a path gave last time, by part. */
export const documentsAtPath = (reader: Reader, path: string): readonly { document: number; part: string }[] =>
  all(reader, 'SELECT document, part FROM document_paths WHERE path = ?', path)

/** Whether a path is free, or holds just these documents. */
export function canHold(
  reader: Reader,
  path: string,
  documents: readonly { readonly title: string; readonly text: string; readonly part?: string }[],
): boolean {
  const there = all<{ uid: string; part: string }>(
    reader,
    'SELECT uid, part FROM document_paths JOIN documents ON id = document WHERE path = ?',
    path,
  )
  if (there.length === 0) return true
  const keyOf = (uid: string, part: string): string => `${part} ${uid}`
  const held = new Set(there.map(({ uid, part }) => keyOf(uid, part)))
  return (
    held.size === documents.length &&
    documents.every(({ title, text, part = '' }) => held.has(keyOf(makeUid('document', title, text), part)))
  )
}

export const removePath = (writer: Writer, path: string, part: string): void =>
  void run(writer, 'DELETE FROM document_paths WHERE path = ? AND part = ?', path, part)

/** Deletes documents that no path leads to any more, with all that was read from them; returns how many. */
export function removeDocumentsWithoutPath(writer: Writer): number {
  const orphans = all<{ id: number }>(
    writer,
    'SELECT id FROM documents WHERE id NOT IN (SELECT document FROM document_paths)',
  )
  for (const { id } of orphans) {
    run(writer, 'DELETE FROM chunks_fts WHERE rowid IN (SELECT id FROM chunks WHERE document = ?)', id)
    run(writer, 'DELETE FROM documents WHERE id = ?', id)
  }
  return orphans.length
}

const summaries = `
  SELECT d.id, d.uid, d.title, d.format, d.characters,
    (SELECT count(*) FROM chunks WHERE document = d.id) AS chunks,
    (SELECT coalesce(sum(tokens), 0) FROM chunks WHERE document = d.id) AS tokens,
    (SELECT json_group_array(path ORDER BY path) FROM document_paths WHERE document = d.id) AS paths
  FROM documents d ORDER BY d.id`

export const listDocuments = (reader: Reader): DocumentSummary[] =>
  all<Omit<DocumentSummary, 'paths'> & { paths: string }>(reader, summaries).map((row) => ({
    ...row,
    paths: [...new Set(JSON.parse(row.paths) as string[])],
  }))

/** The stored text, or nothing for an id that names no document. */
export const readDocument = (reader: Reader, id: number): DocumentText | undefined =>
  one<DocumentText>(
    reader,
    `SELECT id AS document, title, format, text,
       coalesce((SELECT min(path) FROM document_paths WHERE document = documents.id), '') AS path
     FROM documents WHERE id = ?`,
    id,
  )

interface StoredDocument {
  readonly id: number
  readonly uid: string
  readonly title: string
  readonly format: DocumentFormat
  readonly text: string
}

/** A document that is known to be there. */
export const readStoredDocument = (reader: Reader, id: number): StoredDocument =>
  one<StoredDocument>(reader, 'SELECT id, uid, title, format, text FROM documents WHERE id = ?', id)!

/** One document at a time, so that a large collection need not fit in memory. */
export function* documentsInOrder(reader: Reader): Generator<StoredDocument> {
  const ids = all<{ id: number }>(reader, 'SELECT id FROM documents ORDER BY id')
  for (const { id } of ids) yield readStoredDocument(reader, id)
}

/** The uid of every document, by id. */
export const documentUids = (reader: Reader): Map<number, string> =>
  new Map(all<{ id: number; uid: string }>(reader, 'SELECT id, uid FROM documents').map(({ id, uid }) => [id, uid]))

export const countDocuments = (reader: Reader): number => count(reader, 'SELECT count(*) AS n FROM documents')

export const skipFile = (writer: Writer, path: string, code: SkipCode, reason: string): void =>
  void run(
    writer,
    `INSERT INTO skipped_files (path, code, reason) VALUES (?, ?, ?)
     ON CONFLICT (path) DO UPDATE SET code = excluded.code, reason = excluded.reason`,
    path,
    code,
    reason,
  )

export const isListedDuplicate = (reader: Reader, path: string): boolean =>
  count(reader, `SELECT count(*) AS n FROM skipped_files WHERE path = ? AND code = 'duplicate'`, path) > 0

/** Takes duplicates from the list whose content no other path leads to any more. */
export const unskipFormerDuplicates = (writer: Writer): void =>
  void run(
    writer,
    `DELETE FROM skipped_files WHERE code = 'duplicate' AND NOT EXISTS (
       SELECT 1 FROM document_paths here JOIN document_paths there ON there.document = here.document
       WHERE here.path = skipped_files.path AND there.path <> here.path)`,
  )

export const unskipFile = (writer: Writer, path: string): void =>
  void run(writer, 'DELETE FROM skipped_files WHERE path = ?', path)

export const listSkipped = (reader: Reader): SkippedFile[] => [
  ...each<SkippedFile>(reader, 'SELECT path, code, reason FROM skipped_files ORDER BY path'),
]
