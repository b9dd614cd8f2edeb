import { readdirSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { sourcesInUse } from '../store/jobs.ts'
import { openReader } from '../store/open-collection.ts'
import { ownCollection, type Ownership } from '../store/own-collection.ts'

const batchName = /^[a-z0-9-]{8,64}$/
/** Beside the batches lies the lock of the server that has them, under a name that a batch could have. */
const server = 'server'
const isBatchName = (name: string): boolean => batchName.test(name) && name !== `${server}-lock`

/** The folder of an uploaded batch, or null for a name that is none. */
export const batchFolder = (uploadsDir: string, batch: string): string | null =>
  isBatchName(batch) ? join(uploadsDir, batch) : null

/** Whether a job's source is an uploaded batch, and neither the folder of batches, what lies above it nor its lock. */
export const isBatch = (source: string, uploadsDir: string | undefined): boolean =>
  uploadsDir !== undefined && source === batchFolder(uploadsDir, basename(source))

/** Takes from the disk what was uploaded for a job that is over; sources that are no uploads are left alone. */
export async function removeBatches(sources: readonly string[], uploadsDir: string | undefined): Promise<void> {
  const batches = sources.filter((source) => isBatch(source, uploadsDir))
  await Promise.all(batches.map((batch) => rm(batch, { recursive: true, force: true })))
}

/**
 * Takes the folder of uploads for this server, and from the disk what an earlier one left there; batches that a job of
 * one of the `collections` (their files) may still go on with stay. Where another server runs on the same folder,
 * nothing is removed: the batches are its.
 */
export async function claimUploads(uploadsDir: string, collections: readonly string[]): Promise<Ownership> {
  await mkdir(uploadsDir, { recursive: true, mode: 0o700 })
  const ownership = ownIfFree(join(uploadsDir, server))
  if (ownership === null) return { release: () => undefined }
  const kept = new Set(collections.flatMap(sourcesOf))
  const left = readdirSync(uploadsDir)
    .filter((name) => isBatchName(name) || name.endsWith('.part'))
    .map((name) => join(uploadsDir, name))
    .filter((path) => !kept.has(path))
  await Promise.all(left.map((path) => rm(path, { recursive: true, force: true })))
  return ownership
}

function ownIfFree(path: string): Ownership | null {
  try {
    return ownCollection(path)
  } catch {
    return null
  }
}

/** A collection that can't be read has no job that could go on. */
function sourcesOf(collection: string): readonly string[] {
  try {
    const store = openReader(collection)
    try {
      return sourcesInUse(store)
    } finally {
      store.close()
    }
  } catch {
    return []
  }
}
