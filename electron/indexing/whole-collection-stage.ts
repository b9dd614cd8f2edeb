import type { StageName } from '../../shared/model/index.ts'
import { inTransaction, type Writer } from '../store/connection.ts'
import { madeFromKey, readMeta, writeMeta } from '../store/meta.ts'

/**
 * Runs a stage that is made from the whole collection, unless what it would be made from is what it was last made
 * from. `save` and the note of it are one transaction: killed in between, nothing was done.
 */
export async function makeIfChanged<T>(
  store: Writer,
  name: StageName,
  madeFrom: string,
  make: () => Promise<T>,
  save: (made: T) => void,
): Promise<void> {
  const key = madeFromKey(name)
  if (readMeta(store, key) === madeFrom) return
  const made = await make()
  inTransaction(store, () => {
    save(made)
    writeMeta(store, key, madeFrom)
  })
}
