import { closeSync, existsSync, openSync, readSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import Database from 'better-sqlite3'
import { StrataError } from '../../shared/contract/errors.ts'
import type { Reader, Writer } from './connection.ts'
import { migrations } from './migrations/migrations.ts'
import { readIntoMemory } from './read-into-memory.ts'

/** “Stra” in ASCII: what makes an SQLite file a collection. */
const applicationId = 0x53747261
const sqliteHeader = 'SQLite format 3\0'

/** How long a statement waits for another connection's change, in milliseconds. */
const defaultPatience = 5_000

/** Opens a collection to read. Fails with `not-found` or `invalid-input` where there is none. */
export function openReader(path: string): Reader {
  refuseMissing(path)
  refuseOtherFiles(path)
  return guard(path, () => {
    const database = openToRead(path)
    return { path, database, close: () => void database.close() }
  })
}

function openToRead(path: string): Database.Database {
  const database = new Database(path, { readonly: true, fileMustExist: true, timeout: defaultPatience })
  try {
    checkVersion(path, database)
    return database
  } catch (thrown) {
    database.close()
    // A file in WAL mode wants files beside it, which can't be made in a folder where nobody may write.
    const needsFiles = /^SQLITE_(CANTOPEN|READONLY)/.test(codeOf(thrown))
    const copy = needsFiles ? readIntoMemory(path) : undefined
    if (copy === undefined) throw thrown
    checkVersion(path, copy)
    return copy
  }
}

interface WriterOptions {
  /** Milliseconds to wait for another writer; a thread that must not stand still gives few and tries again. */
  readonly patience?: number
  /** Makes the collection where there is none. */
  readonly create?: boolean
}

/** Opens a collection to change it. Fails with `not-found` where there is none, unless it is to be made. */
export function openWriter(path: string, { patience = defaultPatience, create = false }: WriterOptions = {}): Writer {
  if (!create) refuseMissing(path)
  if (existsSync(path)) refuseOtherFiles(path)
  return guard(path, () => {
    const database = new Database(path, { timeout: defaultPatience, fileMustExist: !create })
    try {
      checkVersion(path, database, true)
      database.pragma('journal_mode = WAL')
      database.pragma('synchronous = NORMAL')
      database.pragma('foreign_keys = ON')
      migrate(database)
      database.pragma(`busy_timeout = ${patience}`)
    } catch (thrown) {
      database.close()
      throw thrown
    }
    return { path, database, writable: true, close: () => closeWriter(database) }
  })
}

/** The last connection leaves one plain file, which can be read wherever it is copied to. */
function closeWriter(database: Database.Database): void {
  try {
    database.pragma('busy_timeout = 0')
    database.pragma('journal_mode = DELETE')
  } catch {
    // Somebody else has it open, or the disk is full: it stays as it is, which is as good a collection.
  }
  database.close()
}

/** Throws `not-found` where there is no file. */
function refuseMissing(path: string): void {
  if (!existsSync(path)) throw new StrataError('not-found', `There is no collection at ${path}.`)
}

function refuseOtherFiles(path: string): void {
  const head = Buffer.alloc(sqliteHeader.length)
  let read = 0
  try {
    const file = openSync(path, 'r')
    read = readSync(file, head, 0, head.length, 0)
    closeSync(file)
  } catch (cause) {
    throw new StrataError('storage', `The file ${path} can't be read.`, { cause, hint: 'Check that you may open it.' })
  }
  if (read === 0) return
  if (head.toString('latin1') !== sqliteHeader) throw notCollection(path)
}

const notCollection = (path: string): StrataError =>
  new StrataError('invalid-input', `The file ${path} is not a Strata collection.`, {
    hint: 'A collection is a file that Strata made, usually named .strata.',
  })

/** Asks SQLite, not the file's header: what was written last may still lie in the write-ahead log. */
function checkVersion(path: string, database: Database.Database, mayBeNew = false): void {
  const isEmpty = database.prepare('SELECT count(*) FROM sqlite_schema').pluck().get() === 0
  const isOurs = database.pragma('application_id', { simple: true }) === applicationId
  if (!isOurs && !(mayBeNew && isEmpty)) throw notCollection(path)
  const version = Number(database.pragma('user_version', { simple: true }))
  if (version > migrations.length) {
    throw new StrataError('unsupported', `The collection ${path} was made by a newer Strata.`, {
      hint: 'Open it with that version.',
    })
  }
}

function migrate(database: Database.Database): void {
  const version = Number(database.pragma('user_version', { simple: true }))
  migrations.slice(version).forEach((sql, index) => {
    database
      .transaction(() => {
        database.pragma(`application_id = ${applicationId}`)
        database.exec(sql)
        database.pragma(`user_version = ${version + index + 1}`)
      })
      .exclusive()
  })
}

/** The code of SQLite's own error, '' for anything else. */
export const codeOf = (thrown: unknown): string =>
  thrown instanceof Error && 'code' in thrown ? String(thrown.code) : ''

/** Opens something of a collection, with SQLite's own errors as sentences. */
export function guard<T>(path: string, open: () => T): T {
  try {
    return open()
  } catch (cause) {
    if (cause instanceof StrataError) throw cause
    const folder = dirname(resolve(path))
    if (!existsSync(folder)) {
      throw new StrataError('not-found', `The folder ${folder} does not exist.`, {
        cause,
        hint: 'Make it first, or choose another place for the collection.',
      })
    }
    const code = codeOf(cause)
    if (code === 'SQLITE_NOTADB' || code === 'SQLITE_CORRUPT') throw notCollection(path)
    if (code.startsWith('SQLITE_BUSY')) throw busyCollection(path)
    throw new StrataError('storage', `The collection ${path} can't be opened.`, {
      cause,
      hint: `Check that you may write in the folder ${folder}.`,
    })
  }
}

export const busyCollection = (path: string): StrataError =>
  new StrataError('busy', `The collection ${path} is already open elsewhere.`, {
    hint: 'Close it in the other window or wait until its job has ended.',
  })
