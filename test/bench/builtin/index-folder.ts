import { join } from 'node:path'
import { indexPaths } from '../../../electron/api/collection-api.ts'
import type { Totals } from '../../../shared/model/index.ts'

/** Runs from the sources, so that what is measured is the tree as it stands and not the last build. */
const workerPath = join(import.meta.dirname, '../../../electron/api/index-worker.ts')

/** Indexes a folder from nothing into `file`, as `strata index` does. */
export const indexFolder = (folder: string, file: string): Promise<Totals & { readonly seconds: number }> =>
  indexPaths({
    file,
    paths: [folder],
    workerPath,
    now: () => performance.now(),
    log: (thrown) => process.stderr.write(`${String(thrown)}\n`),
    signal: new AbortController().signal,
    onEvent: () => undefined,
  })
