import { existsSync } from 'node:fs'
import type { EngineContract } from '../../shared/contract/engine.ts'
import { StrataError } from '../../shared/contract/errors.ts'
import type { Handlers } from '../../shared/contract/method.ts'
import { builtinAnalysis, type CollectionInfo } from '../../shared/model/index.ts'
import type { Reader } from '../store/connection.ts'
import { countDocuments } from '../store/documents.ts'
import { countEntities } from '../store/entities.ts'
import { sourcesInUse } from '../store/jobs.ts'
import { readMeta, writeMeta } from '../store/meta.ts'
import { openReader, openWriter } from '../store/open-collection.ts'
import { countReports } from '../store/reports.ts'
import { readStatus } from '../store/status.ts'
import { writeSoon } from '../store/write-soon.ts'
import type { EngineOptions } from './engine-options.ts'
import { nameOfFile, type Library } from './library.ts'
import { removeCollection, type OpenCollections } from './open-collections.ts'
import { refuseOutside } from './refuse-outside.ts'
import { removeBatches } from './upload-batches.ts'

type Names = Extract<keyof EngineContract, `collection${string}`>

const sampleName = 'The Wrackham dossier'

/** The list of collections and what can be done to one as a whole. */
export function createCollectionHandlers(
  options: EngineOptions,
  library: Library,
  open: OpenCollections,
): Pick<Handlers<EngineContract>, Names> {
  const stamp = (): string => new Date(options.now()).toISOString()

  const infoOf = (key: string): CollectionInfo => {
    const entry = library.list().find((item) => item.key === key)
    if (!entry) throw new StrataError('not-found', 'This collection is not in the list any more.')
    const base = { key, path: entry.path, openedAt: entry.openedAt, name: nameOfFile(entry.path) }
    const none = { documents: 0, entities: 0, communities: 0 }
    if (!existsSync(entry.path)) return { ...base, ...none, state: 'missing' }
    try {
      return {
        ...base,
        ...(open.isOpen(key) ? describe(open.get(key).store) : describeClosed(entry.path)),
        state: 'ready',
      }
    } catch {
      return { ...base, ...none, state: 'unreadable' }
    }
  }

  const create = (name: string): string => {
    const path = library.newPath(name)
    const store = openWriter(path, { create: true })
    writeMeta(store, 'name', name)
    store.close()
    return library.remember(path, stamp())
  }

  return {
    'collections.list': () => library.list().map(({ key }) => infoOf(key)),
    'collections.create': ({ name }) => infoOf(create(name)),
    'collections.open': ({ path }) => {
      refuseOutside(path, options)
      openReader(path).close()
      const key = library.remember(path, stamp())
      open.get(key)
      return infoOf(key)
    },
    'collections.sample': async () => {
      const known = library.list().find(({ path }) => existsSync(path) && isSample(path))
      if (known) {
        library.remember(known.path, stamp())
        return { collection: infoOf(known.key), jobId: null }
      }
      const key = create(sampleName)
      const { store, jobs } = open.get(key)
      writeMeta(store, 'sample', 'yes')
      return { collection: infoOf(key), jobId: await jobs.start([options.samplePath], undefined, { analysis: builtinAnalysis }) }
    },
    'collections.rename': async ({ collection, name }, { signal }) => {
      const { store } = open.get(collection)
      await writeSoon(store, () => writeMeta(store, 'name', name), signal)
      return infoOf(collection)
    },
    'collections.forget': async ({ collection }) => {
      await open.close(collection)
      library.forget(collection)
      return {}
    },
    'collections.delete': async ({ collection }) => {
      const path = library.pathOf(collection)
      // Opened first, so that a collection somebody else has open is not taken from under them.
      if (path !== undefined && existsSync(path) && isCollection(path)) {
        const uploads = sourcesInUse(open.get(collection).store)
        await open.close(collection)
        removeCollection(path)
        await removeBatches(uploads, options.uploadsDir)
      }
      library.forget(collection)
      return {}
    },
    'collection.status': ({ collection }) => readStatus(open.get(collection).store),
  }
}

const isCollection = (path: string): boolean => {
  try {
    openReader(path).close()
    return true
  } catch {
    return false
  }
}

const withReader = <T>(path: string, read: (store: Reader) => T): T => {
  const store = openReader(path)
  try {
    return read(store)
  } finally {
    store.close()
  }
}

const isSample = (path: string): boolean => {
  try {
    return withReader(path, (store) => readMeta(store, 'sample') === 'yes')
  } catch {
    return false
  }
}

const describe = (store: Reader) => ({
  name: readMeta(store, 'name') ?? nameOfFile(store.path),
  documents: countDocuments(store),
  entities: countEntities(store),
  communities: countReports(store),
})

const describeClosed = (path: string) => withReader(path, describe)
