import type { Database, Statement } from 'better-sqlite3'

/** A connection that may only read. Opaque outside the store. */
export interface Reader {
  readonly path: string
  readonly database: Database
  close(): void
}

/** A connection that may change the collection. */
export interface Writer extends Reader {
  readonly writable: true
}

type Row = Record<string, unknown>

const prepared = new WeakMap<Database, Map<string, Statement>>()

function prepare(reader: Reader, sql: string): Statement {
  let statements = prepared.get(reader.database)
  if (!statements) prepared.set(reader.database, (statements = new Map()))
  let statement = statements.get(sql)
  if (!statement) statements.set(sql, (statement = reader.database.prepare(sql)))
  return statement
}

/** All rows; the caller names their shape, which the SQL beside it must give. */
export const all = <T = Row>(reader: Reader, sql: string, ...values: unknown[]): T[] =>
  prepare(reader, sql).all(...values) as T[]

export const one = <T = Row>(reader: Reader, sql: string, ...values: unknown[]): T | undefined =>
  prepare(reader, sql).get(...values) as T | undefined

/** Rows one by one; no other statement may run on the connection meanwhile, unless it only reads. */
export const each = <T = Row>(reader: Reader, sql: string, ...values: unknown[]): IterableIterator<T> =>
  prepare(reader, sql).iterate(...values) as IterableIterator<T>

/** Runs a change and gives the id of the row it inserted. */
export const run = (writer: Writer, sql: string, ...values: unknown[]): number =>
  Number(prepare(writer, sql).run(...values).lastInsertRowid)

export const count = (reader: Reader, sql: string, ...values: unknown[]): number =>
  one<{ n: number }>(reader, sql, ...values)?.n ?? 0

/** All of `work` or nothing of it. */
export const inTransaction = <T>(writer: Writer, work: () => T): T => writer.database.transaction(work).immediate()
