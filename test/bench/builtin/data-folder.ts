import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Where the real corpora lie unless somebody says otherwise: in `shared/data` beside the repository. */
const usual = join(import.meta.dirname, '../../../../shared/data')

/** The folder of corpora: the one named, else the environment's, else the usual. Throws a sentence that says what to do. */
export function findDataFolder(named: string | undefined, fromEnvironment: string | undefined): string {
  const folder = resolve(named ?? fromEnvironment ?? usual)
  if (!existsSync(join(folder, 'podcast')))
    throw new Error(`There are no corpora in ${folder}: name their folder with --data DIR or STRATA_BENCH_DATA.`)
  return folder
}
