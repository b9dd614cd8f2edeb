import { all, count, each, inTransaction, one, run, type Reader, type Writer } from './connection.ts'

/** What has a vector. */
export type EmbeddingOf = 'chunk' | 'entity'

export interface NewEmbedding {
  readonly uid: string
  readonly vector: Float32Array
}

/** A record that has no vector of a model yet, and the text that the vector is to be of. */
export interface TextToEmbed {
  readonly uid: string
  readonly text: string
}

/** Vectors row after row, as `nearestRows` takes them; `ids` are those of the records, a row each. */
export interface EmbeddingTable {
  readonly ids: Int32Array
  readonly dimensions: number
  readonly values: Float32Array
}

/** All of a model are as long as each other, so one tells. */
const lengthOfOne = 'SELECT length(vector) AS bytes FROM embeddings WHERE model = ? LIMIT 1'

const tables = { chunk: 'chunks', entity: 'entities' } as const satisfies Record<EmbeddingOf, string>

/**
 * Keeps vectors of a model, as 32-bit floats, little-endian. Vectors of another length are of another model under the
 * same name, and no use beside these: they are dropped.
 */
export function saveEmbeddings(
  writer: Writer,
  model: string,
  of: EmbeddingOf,
  embeddings: readonly NewEmbedding[],
): void {
  inTransaction(writer, () => {
    for (const { uid, vector } of embeddings) {
      const kept = one<{ bytes: number }>(writer, lengthOfOne, model)?.bytes ?? vector.byteLength
      if (kept !== vector.byteLength) run(writer, 'DELETE FROM embeddings WHERE model = ?', model)
      run(
        writer,
        `INSERT INTO embeddings (of, uid, model, vector) VALUES (?, ?, ?, ?)
         ON CONFLICT (model, of, uid) DO UPDATE SET vector = excluded.vector`,
        of,
        uid,
        model,
        new Uint8Array(vector.buffer, vector.byteOffset, vector.byteLength),
      )
    }
  })
}

/**
 * The records that have no vector of this model, in the order of their uids, at most `limit` of those after `after`. A
 * chunk's text stands below the title of its document; an entity's is its name and type, which its uid is made from.
 */
export function withoutEmbedding(
  reader: Reader,
  model: string,
  of: EmbeddingOf,
  after: string,
  limit: number,
): readonly TextToEmbed[] {
  const missing = `NOT EXISTS (SELECT 1 FROM embeddings e WHERE e.model = ? AND e.of = '${of}' AND e.uid = r.uid)`
  if (of === 'entity')
    return all<{ uid: string; name: string; type: string }>(
      reader,
      `SELECT r.uid, r.name, r.type FROM entities r WHERE ${missing} AND r.uid > ? ORDER BY r.uid LIMIT ?`,
      model,
      after,
      limit,
    ).map(({ uid, name, type }) => ({ uid, text: type === '' ? name : `${name} (${type})` }))
  // SQLite counts characters, offsets are UTF-16 code units: the text is cut here.
  return all<{ uid: string; document: number; start: number; end: number }>(
    reader,
    `SELECT r.uid, r.document, r.span_start AS "start", r.span_end AS "end" FROM chunks r
     WHERE ${missing} AND r.uid > ? ORDER BY r.uid LIMIT ?`,
    model,
    after,
    limit,
  ).map(({ uid, document, start, end }) => {
    const { title, text } = one<{ title: string; text: string }>(
      reader,
      'SELECT title, text FROM documents WHERE id = ?',
      document,
    )!
    return { uid, text: `${title}\n\n${text.slice(start, end)}` }
  })
}

/** How many records have a vector of this model, and how many there are. */
export const countEmbeddings = (reader: Reader, model: string, of: EmbeddingOf): { made: number; all: number } => ({
  made: count(
    reader,
    `SELECT count(*) AS n FROM embeddings WHERE model = ? AND of = ? AND uid IN (SELECT uid FROM ${tables[of]})`,
    model,
    of,
  ),
  all: count(reader, `SELECT count(*) AS n FROM ${tables[of]}`),
})

/** Drops the vectors, of whatever model, whose record is gone. */
export const removeStaleEmbeddings = (writer: Writer): void =>
  inTransaction(writer, () => {
    for (const kind of ['chunk', 'entity'] as const)
      run(writer, `DELETE FROM embeddings WHERE of = '${kind}' AND uid NOT IN (SELECT uid FROM ${tables[kind]})`)
  })

/** All vectors of a model, by the ids of their records; undefined where there is none. */
export function readEmbeddings(reader: Reader, model: string, of: EmbeddingOf): EmbeddingTable | undefined {
  const rows = count(
    reader,
    `SELECT count(*) AS n FROM embeddings e JOIN ${tables[of]} r ON r.uid = e.uid WHERE e.model = ? AND e.of = ?`,
    model,
    of,
  )
  if (rows === 0) return undefined
  const ids = new Int32Array(rows)
  let values = new Float32Array(0)
  let dimensions = 0
  let row = 0
  for (const { id, vector } of each<{ id: number; vector: Uint8Array }>(
    reader,
    `SELECT r.id, e.vector FROM embeddings e JOIN ${tables[of]} r ON r.uid = e.uid
     WHERE e.model = ? AND e.of = ? ORDER BY r.id`,
    model,
    of,
  )) {
    if (row === 0) {
      dimensions = vector.byteLength / 4
      values = new Float32Array(rows * dimensions)
    }
    // Copied as bytes: what SQLite hands out need not begin at a multiple of four.
    new Uint8Array(values.buffer, row * dimensions * 4, dimensions * 4).set(vector)
    ids[row] = id
    row += 1
  }
  return { ids, dimensions, values }
}

/** Whether anything has a vector, of whatever model. */
export const hasEmbeddings = (reader: Reader): boolean => one(reader, 'SELECT 1 FROM embeddings LIMIT 1') !== undefined

/** Changes whenever the table of vectors may have: with what another connection wrote, and with the chunks. */
export const embeddingsStamp = (reader: Reader): string => {
  const version = one<{ data_version: number }>(reader, 'PRAGMA data_version')?.data_version
  const chunks = one<{ n: number; last: number }>(reader, 'SELECT count(*) AS n, max(id) AS last FROM chunks')
  return [version, chunks?.n, chunks?.last].join(':')
}
