import { relative, resolve, sep } from 'node:path'
import { throwIfCancelled } from '../../../shared/contract/errors.ts'
import type { SkipCode, SkippedFile } from '../../../shared/model/index.ts'
import { leadsOut } from '../../../shared/paths/leads-out.ts'
import type { ReadDocument } from '../../importing/reader.ts'
import { findFiles, type FoundFiles } from '../../importing/find-files.ts'
import { readFile } from '../../importing/read-file.ts'
import { inTransaction } from '../../store/connection.ts'
import {
  addDocument,
  canHold,
  documentsAtPath,
  isListedDuplicate,
  listSkipped,
  removeDocumentsWithoutPath,
  removePath,
  skipFile,
  unskipFile,
  unskipFormerDuplicates,
} from '../../store/documents.ts'
import { breathe, type Stage, type StageContext } from '../stage.ts'
import { uploadedName } from '../uploaded-name.ts'

/** Files become documents, in the order of their paths; a file is kept or skipped whole, in one transaction. */
export const importStage: Stage = {
  name: 'import',
  run: async (context) => {
    const found = await findFiles(context.paths, context.signal)
    const { files, skipped } = found
    for (const { path, code, reason } of skipped) skip(context, nameOfSkipped(context, path), code, reason)
    for (const [index, { path, name }] of files.entries()) {
      throwIfCancelled(context.signal)
      context.progress(index, files.length, name)
      await importFile(context, path)
      await breathe()
    }
    if (files.length > 0) context.progress(files.length, files.length)
    inTransaction(context.store, () => {
      removeDocumentsWithoutPath(context.store)
      unskipVanished(context, found)
      unskipFormerDuplicates(context.store)
    })
  },
}

/** Codes that say that a file was read and is no document; the others say nothing of what is in it. */
const isNoDocument: ReadonlySet<SkipCode> = new Set(['unsupported', 'empty', 'damaged', 'protected', 'too-large'])

/** Takes files from the list that were skipped at or below one of the paths and are not there any more. */
function unskipVanished({ store, paths, uploadsDir }: StageContext, { files, skipped }: FoundFiles): void {
  const met = new Set([...files, ...skipped].map(({ path }) => path))
  const walked = paths.map((path) => resolve(path)).filter((path) => uploadedName(path, uploadsDir) === null)
  // What lies in a folder that can't be read now may still be there.
  const closed = skipped.flatMap(({ code, path }) => (code === 'unreadable' ? path : []))
  const isIn = (path: string, folders: readonly string[]): boolean =>
    folders.some((folder) => !leadsOut(relative(folder, path), sep))
  const hasVanished = ({ path }: SkippedFile): boolean => !met.has(path) && isIn(path, walked) && !isIn(path, closed)
  for (const { path } of listSkipped(store).filter(hasVanished)) unskipFile(store, path)
}

async function importFile(context: StageContext, path: string): Promise<void> {
  const { store } = context
  const result = await readFile(path, context.signal)
  if ('skipped' in result) {
    inTransaction(store, () => {
      // What is uploaded never takes the place of what was there: the same name need not be the same file.
      if (isNoDocument.has(result.skipped.code) && uploadedName(path, context.uploadsDir) === null)
        for (const { part } of documentsAtPath(store, path)) removePath(store, path, part)
      skip(context, nameOfSkipped(context, path), result.skipped.code, result.skipped.reason)
    })
    return
  }
  inTransaction(store, () => {
    const name = nameOf(context, path, result.documents)
    const before = documentsAtPath(store, name)
    const parts = new Set(result.documents.map(({ part }) => part ?? ''))
    const added = result.documents.map((document) =>
      addDocument(store, { ...document, path: name, part: document.part ?? '' }),
    )
    for (const { part } of before) if (!parts.has(part)) removePath(store, name, part)
    const isRepeat = added.every(({ id, isNew }) => !isNew && !before.some(({ document }) => document === id))
    if (isRepeat) skip(context, name, 'duplicate', 'Its content is in the collection already.')
    else if (added.some(({ isNew }) => isNew) || !isListedDuplicate(store, name)) unskipFile(store, name)
  })
}

/** Under which path documents are kept: their file's own, or for an upload the one it had, numbered where it is taken. */
function nameOf({ store, uploadsDir }: StageContext, path: string, documents: readonly ReadDocument[]): string {
  const name = uploadedName(path, uploadsDir)
  if (name === null) return path
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? name : numbered(name, number)
    if (canHold(store, candidate, documents)) return candidate
  }
}

const numbered = (name: string, number: number): string =>
  name.replace(/(\.[^./]*)?$/, (ending) => ` (${number})${ending}`)

const nameOfSkipped = ({ uploadsDir }: StageContext, path: string): string => {
  const name = uploadedName(path, uploadsDir)
  return name === null ? path : name || 'What was dropped'
}

function skip(context: StageContext, path: string, code: SkipCode, reason: string): void {
  skipFile(context.store, path, code, reason)
  context.skipped({ path, code, reason })
}
