import { create } from 'zustand'
import type { Source } from '../../shared/contract/index.ts'
import { collectionName } from '../client/collection-name.ts'
import type { FileToSend } from '../client/dropped-files.ts'
import { uploadFiles } from '../client/upload-files.ts'
import { plural } from '../format/plural.ts'
import { toast } from '../ui/toast.tsx'
import { loadCollections, noteCollection } from './collections.ts'
import { engine } from './engine.ts'
import { watchJob } from './jobs.ts'
import { navigate } from './navigation.ts'
import { sayError } from './say-error.ts'

/** What came in by drop or dialog: paths where the page knows them, else files to upload. */
export type Intake =
  | { readonly kind: 'paths'; readonly paths: readonly string[] }
  | { readonly kind: 'files'; readonly files: readonly FileToSend[] }

/** How far an upload is; null when there is none. */
export const useUpload = create<{ readonly upload: { readonly done: number; readonly total: number } | null }>(() => ({
  upload: null,
}))

let uploading: AbortController | undefined
export const cancelUpload = (): void => uploading?.abort()

/**
 * Adds what came in to a collection, or to a new one named after it, and shows its documents. A single `.strata` file is
 * opened instead.
 */
export async function takeIn(intake: Intake, collection: string | null): Promise<void> {
  try {
    const paths =
      intake.kind === 'paths' ? intake.paths.filter((path) => path !== '') : intake.files.map(({ path }) => path)
    if (paths.length === 0) return toast('There was no file in that.', { tone: 'error' })
    if (paths.every((path) => path.toLowerCase().endsWith('.strata'))) {
      if (intake.kind === 'paths') return await openPaths(paths)
      return toast(
        'A browser does not tell where a collection lies, so it cannot be opened here: start Strata with it, as in “strata serve letters.strata”.',
        { tone: 'error' },
      )
    }
    const sources = await toSources(intake)
    if (sources.length === 0) return
    const key = collection ?? (await createNamed(collectionName(paths)))
    const { jobId } = await engine()['index.start']({ collection: key, sources: [...sources] })
    void watchJob(key, jobId)
    navigate({ page: 'documents', collection: key })
  } catch (thrown) {
    sayError(thrown)
  }
}

/** Opens collection files; the last one is shown. */
export async function openPaths(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const info = await engine()['collections.open']({ path })
    noteCollection(info)
    navigate({ page: 'documents', collection: info.key })
  }
}

/** Opens the sample, indexing it where that has not been done. */
export async function openSample(): Promise<void> {
  try {
    const { collection, jobId } = await engine()['collections.sample']({})
    noteCollection(collection)
    if (jobId !== null) void watchJob(collection.key, jobId)
    navigate({
      page: jobId === null ? 'map' : 'documents',
      collection: collection.key,
      entity: null,
      community: null,
      level: null,
    })
  } catch (thrown) {
    sayError(thrown)
  }
}

async function createNamed(name: string): Promise<string> {
  const info = await engine()['collections.create']({ name })
  noteCollection(info)
  void loadCollections()
  return info.key
}

async function toSources(intake: Intake): Promise<readonly Source[]> {
  if (intake.kind === 'paths') return intake.paths.filter((path) => path !== '').map((path) => ({ path }))
  uploading = new AbortController()
  try {
    const onProgress = (done: number, total: number): void => useUpload.setState({ upload: { done, total } })
    const { source, unreadable } = await uploadFiles(intake.files, { signal: uploading.signal, onProgress })
    if (unreadable.length > 0) toast(unreadableWords(unreadable), { tone: 'error' })
    return source === null ? [] : [source]
  } finally {
    uploading = undefined
    useUpload.setState({ upload: null })
  }
}

function unreadableWords([first = '', ...rest]: readonly string[]): string {
  const what = rest.length === 0 ? `“${first}”` : `“${first}” and ${plural(rest.length, 'other file')}`
  return `The browser could not read ${what}, so ${rest.length === 0 ? 'it was' : 'they were'} left out: look at who may open ${rest.length === 0 ? 'it' : 'them'}.`
}
