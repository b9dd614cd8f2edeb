import { existsSync, mkdirSync, readFileSync, realpathSync, renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { z } from 'zod'
import { makeUid } from '../store/make-uid.ts'

const Entry = z.object({ key: z.string(), path: z.string(), openedAt: z.string() })
type Entry = Readonly<z.infer<typeof Entry>>

/**
 * The collections this installation has met, in a file of the data folder that is read anew each time: the desktop, the
 * web host and a second window of either may share it.
 */
export interface Library {
  list(): readonly Entry[]
  pathOf(key: string): string | undefined
  /** Puts a collection on top of the list and gives its key. */
  remember(path: string, openedAt: string): string
  forget(key: string): void
  /** A free path for a new collection of this name. */
  newPath(name: string): string
  readonly folder: string
}

export function createLibrary(dataDir: string): Library {
  const file = join(dataDir, 'library.json')
  const folder = join(dataDir, 'collections')
  mkdirSync(folder, { recursive: true })
  const entries = (): readonly Entry[] => readEntries(file)
  const save = (next: readonly Entry[]): void => writeAtomically(file, JSON.stringify(next, null, 1))
  return {
    folder,
    list: entries,
    pathOf: (key) => entries().find((entry) => entry.key === key)?.path,
    remember: (given, openedAt) => {
      const path = canonical(given)
      const key = makeUid('path', path).slice(0, 12)
      save([{ key, path, openedAt }, ...entries().filter((entry) => entry.key !== key)])
      return key
    },
    forget: (key) => save(entries().filter((entry) => entry.key !== key)),
    newPath: (name) => {
      const stem =
        name
          .replace(/[^\p{L}\p{N} ._-]+/gu, ' ')
          .replace(/^[ .]+|[ .]+$/g, '')
          .slice(0, 80) || 'Collection'
      for (let n = 1; ; n += 1) {
        const path = join(folder, n === 1 ? `${stem}.strata` : `${stem} ${n}.strata`)
        if (!existsSync(path)) return path
      }
    },
  }
}

/** One path for one file, links followed. */
const canonical = (path: string): string => (existsSync(path) ? realpathSync(path) : resolve(path))

export const nameOfFile = (path: string): string => basename(path).replace(/\.strata$/i, '')

/** A list that can't be read is an empty one: it holds nothing that the collections themselves don't. */
function readEntries(file: string): readonly Entry[] {
  try {
    return z.array(Entry).parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return []
  }
}

/** Either the old content or the new, whenever the process ends. */
export function writeAtomically(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  // Another program may be writing its own at this moment.
  const written = `${file}.${process.pid}.new`
  writeFileSync(written, text)
  renameSync(written, file)
}
