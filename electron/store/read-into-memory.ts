import { existsSync, readFileSync } from 'node:fs'
import Database from 'better-sqlite3'

/** The bytes of the header that say how the file is written and read: 1 is with a rollback journal, 2 with a log. */
const versions = [18, 19] as const
const rollbackJournal = 1

/**
 * A copy in memory of a collection whose folder can't be written to; nothing where a write-ahead log lies beside it,
 * without which the file alone may be out of date.
 */
export function readIntoMemory(path: string): Database.Database | undefined {
  if (existsSync(`${path}-wal`)) return undefined
  const bytes = readFileSync(path)
  for (const place of versions) bytes[place] = rollbackJournal
  return new Database(bytes, { readonly: true })
}
