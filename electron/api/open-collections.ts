import { rmSync } from 'node:fs'
import { StrataError } from '../../shared/contract/errors.ts'
import type { Writer } from '../store/connection.ts'
import { interruptUnfinishedJobs } from '../store/jobs.ts'
import { guard, openWriter } from '../store/open-collection.ts'
import { ownCollection } from '../store/own-collection.ts'
import { createJobQueue, type JobQueue } from './job-queue.ts'

export interface OpenCollection {
  readonly store: Writer
  readonly jobs: JobQueue
  close(): Promise<void>
  /** Closes it and deletes its file, while nobody else can have it. */
  discard(): Promise<void>
}

interface OpenOptions {
  readonly workerPath: string
  readonly log: (thrown: unknown) => void
  /** Holds uploaded batches; a batch is removed when its job is over. */
  readonly uploadsDir?: string | undefined
}

/** Milliseconds that the thread which answers the page waits for a writer. */
const patience = 20

/**
 * Takes a collection for this process and opens it; fails with `busy` where another process has it, and with
 * `not-found` where there is none, unless it is to be made.
 */
export function openOwned(path: string, options: OpenOptions, create = false): OpenCollection {
  const ownership = ownCollection(path)
  try {
    const store = openWriter(path, { patience, create })
    try {
      guard(path, () => interruptUnfinishedJobs(store))
    } catch (thrown) {
      store.close()
      throw thrown
    }
    const jobs = createJobQueue(store, options)
    const closeStore = async (): Promise<void> => {
      await jobs.close()
      store.close()
    }
    return {
      store,
      jobs,
      close: async () => {
        await closeStore()
        ownership.release()
      },
      discard: async () => {
        await closeStore()
        removeCollection(path)
        ownership.release()
      },
    }
  } catch (thrown) {
    ownership.release()
    throw thrown
  }
}

/** Deletes a collection's file and what SQLite keeps beside it. */
export function removeCollection(path: string): void {
  for (const end of ['', '-wal', '-shm']) rmSync(`${path}${end}`, { force: true })
}

export interface OpenCollections {
  /** The collection of a key, opened on first use. */
  get(key: string): OpenCollection
  isOpen(key: string): boolean
  close(key: string): Promise<void>
  closeAll(): Promise<void>
}

/** Keeps each collection open once; `pathOf` finds the file of a key. */
export function createOpenCollections(
  pathOf: (key: string) => string | undefined,
  options: OpenOptions,
): OpenCollections {
  const open = new Map<string, OpenCollection>()
  const close = async (key: string): Promise<void> => {
    const collection = open.get(key)
    open.delete(key)
    await collection?.close()
  }
  return {
    get: (key) => {
      const known = open.get(key)
      if (known) return known
      const path = pathOf(key)
      if (path === undefined) {
        throw new StrataError('not-found', 'This collection is not in the list any more.', {
          hint: 'Open its file again.',
        })
      }
      const collection = openOwned(path, options)
      open.set(key, collection)
      return collection
    },
    isOpen: (key) => open.has(key),
    close,
    closeAll: async () => {
      await Promise.all([...open.keys()].map(close))
    },
  }
}
