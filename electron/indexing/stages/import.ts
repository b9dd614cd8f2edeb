import { throwIfCancelled } from '../../../shared/contract/errors.ts'
import type { SkipCode } from '../../../shared/model/index.ts'
import { findFiles } from '../../importing/find-files.ts'
import { readFile } from '../../importing/read-file.ts'
import { inTransaction } from '../../store/connection.ts'
import {
  addDocument,
  documentsAtPath,
  isListedDuplicate,
  removeDocumentsWithoutPath,
  removePath,
  skipFile,
  unskipFile,
} from '../../store/documents.ts'
import { breathe, type Stage, type StageContext } from '../stage.ts'

/** Files become documents, in the order of their paths; a file is kept or skipped whole, in one transaction. */
export const importStage: Stage = {
  name: 'import',
  run: async (context) => {
    const { files, skipped } = await findFiles(context.paths, context.signal)
    for (const { path, code, reason } of skipped) skip(context, path, code, reason)
    for (const [index, { path, name }] of files.entries()) {
      throwIfCancelled(context.signal)
      context.progress(index, files.length, name)
      await importFile(context, path)
      await breathe()
    }
    if (files.length > 0) context.progress(files.length, files.length)
    inTransaction(context.store, () => removeDocumentsWithoutPath(context.store))
  },
}

async function importFile(context: StageContext, path: string): Promise<void> {
  const { store } = context
  const result = await readFile(path, context.signal)
  if ('skipped' in result) {
    inTransaction(store, () => {
      for (const { part } of documentsAtPath(store, path)) removePath(store, path, part)
      skip(context, path, result.skipped.code, result.skipped.reason)
    })
    return
  }
  inTransaction(store, () => {
    const before = documentsAtPath(store, path)
    const parts = new Set(result.documents.map(({ part }) => part ?? ''))
    const added = result.documents.map((document) =>
      addDocument(store, { ...document, path, part: document.part ?? '' }),
    )
    for (const { part } of before) if (!parts.has(part)) removePath(store, path, part)
    const isRepeat = added.every(({ id, isNew }) => !isNew && !before.some(({ document }) => document === id))
    if (isRepeat) skip(context, path, 'duplicate', 'Its content is in the collection already.')
    else if (added.some(({ isNew }) => isNew) || !isListedDuplicate(store, path)) unskipFile(store, path)
  })
}

function skip(context: StageContext, path: string, code: SkipCode, reason: string): void {
  skipFile(context.store, path, code, reason)
  context.skipped({ path, code, reason })
}
