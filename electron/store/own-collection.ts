import { rmSync } from 'node:fs'
import Database from 'better-sqlite3'
import { guard } from './open-collection.ts'

/** Held by whoever may change a collection; the operating system takes it back when the process dies. */
export interface Ownership {
  release(): void
}

/**
 * Takes a collection for this process, or fails with `busy`. The lock is an SQLite file beside the collection in an
 * exclusive transaction: unlike a file with a process id in it, it can't outlive its owner.
 */
export function ownCollection(path: string): Ownership {
  const lockPath = `${path}-lock`
  return guard(path, () => {
    const database = new Database(lockPath, { timeout: 0 })
    try {
      database.pragma('locking_mode = EXCLUSIVE')
      database.exec('BEGIN EXCLUSIVE')
    } catch (thrown) {
      database.close()
      throw thrown
    }
    return {
      release: () => {
        database.exec('ROLLBACK')
        database.close()
        rmSync(lockPath, { force: true })
      },
    }
  })
}
