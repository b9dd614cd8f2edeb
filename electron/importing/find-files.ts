import { lstat, readdir, realpath, stat } from 'node:fs/promises'
import { basename, join, resolve, sep } from 'node:path'
import { throwIfCancelled } from '../../shared/contract/index.ts'
import type { SkippedFile } from '../../shared/model/index.ts'
import { skipOfSystemError } from './system-error.ts'

export interface FoundFile {
  /** Absolute. */
  readonly path: string
  readonly name: string
  readonly bytes: number
}

export interface FoundFiles {
  readonly files: readonly FoundFile[]
  readonly skipped: readonly SkippedFile[]
}

interface Walk {
  readonly files: Map<string, FoundFile>
  readonly skipped: Map<string, SkippedFile>
  readonly signal: AbortSignal
}

const COLLECTION_FILE = /\.strata(?:-wal|-shm|-journal|[-.]lock)?$/i

/**
 * Every file at and below `paths`, sorted by path segments in code-point order, each once. Inside a folder hidden
 * entries, `node_modules` and Strata's own files are left out and links are not followed; one that leads out of the
 * folder is listed as skipped, as is a path that does not exist. A path that is named is taken even if it is hidden
 * or a link. Throws `cancelled` only.
 */
export async function findFiles(paths: readonly string[], signal: AbortSignal): Promise<FoundFiles> {
  const walk: Walk = { files: new Map(), skipped: new Map(), signal }
  for (const named of paths) {
    const path = resolve(named)
    try {
      const found = await stat(path)
      if (found.isDirectory()) await walkFolder(path, await realpath(path), walk)
      else addFile(path, found, walk)
    } catch (error) {
      throwIfCancelled(signal)
      skip(path, error, walk)
    }
  }
  return { files: sortedByPath(walk.files), skipped: sortedByPath(walk.skipped) }
}

async function walkFolder(folder: string, root: string, walk: Walk): Promise<void> {
  throwIfCancelled(walk.signal)
  const entries = await readdir(folder, { withFileTypes: true })
  for (const entry of entries) {
    const path = join(folder, entry.name)
    if (entry.name.startsWith('.') || COLLECTION_FILE.test(entry.name)) continue
    try {
      if (entry.isSymbolicLink()) await noteLink(path, root, walk)
      else if (!entry.isDirectory()) addFile(path, await lstat(path), walk)
      else if (entry.name !== 'node_modules') await walkFolder(path, root, walk)
    } catch (error) {
      throwIfCancelled(walk.signal)
      skip(path, error, walk)
    }
  }
}

async function noteLink(path: string, root: string, walk: Walk): Promise<void> {
  const target = await realpath(path).catch(() => undefined)
  if (target === root || target?.startsWith(root.endsWith(sep) ? root : root + sep)) return
  const reason = 'It is a link that leads out of the folder, which Strata does not follow: add the file it points to.'
  walk.skipped.set(path, { path, code: 'unsupported', reason })
}

function addFile(path: string, found: { isFile(): boolean; readonly size: number }, walk: Walk): void {
  if (found.isFile()) walk.files.set(path, { path, name: basename(path), bytes: found.size })
  else walk.skipped.set(path, { path, code: 'unsupported', reason: 'It is a device, a pipe or a socket, not a file.' })
}

function skip(path: string, error: unknown, walk: Walk): void {
  walk.skipped.set(path, { path, ...skipOfSystemError(error) })
}

function sortedByPath<Entry extends { readonly path: string }>(entries: ReadonlyMap<string, Entry>): readonly Entry[] {
  return [...entries.values()]
    .map((entry) => ({ entry, segments: entry.path.split(sep).map((segment) => Buffer.from(segment)) }))
    .sort((left, right) => compareSegments(left.segments, right.segments))
    .map(({ entry }) => entry)
}

/** UTF-8 bytes sort as code points do, which UTF-16 units do not. */
function compareSegments(left: readonly Buffer[], right: readonly Buffer[]): number {
  for (const [at, segment] of left.entries()) {
    const other = right[at]
    if (other === undefined) return 1
    const order = Buffer.compare(segment, other)
    if (order !== 0) return order
  }
  return left.length - right.length
}
