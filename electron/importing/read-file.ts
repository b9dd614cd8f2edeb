import { readFile as readBytes, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { throwIfCancelled } from '../../shared/contract/index.ts'
import { documentFormats } from '../../shared/model/index.ts'
import { SkipError, type FileIdentity, type ReadDocument, type Skip } from './reader.ts'
import { extensionOf } from './format-of.ts'
import { readerFor } from './readers/reader-for.ts'
import { skipOfSystemError } from './system-error.ts'

export type ReadResult = { readonly documents: readonly ReadDocument[] } | { readonly skipped: Skip }

const LARGEST_FILE_MB = 200
const NO_EXTENSION = 'It has no extension and is no text, so Strata cannot tell what it is.'

/**
 * The documents in the file at `path`, or why there are none; a bad file never throws. Text is stored as it will be
 * cited: offsets count UTF-16 code units of it. Throws `cancelled` when `signal` fires.
 */
export async function readFile(path: string, signal: AbortSignal): Promise<ReadResult> {
  throwIfCancelled(signal)
  const file = { name: basename(path), path }
  const bytes = await loadBytes(path, signal)
  throwIfCancelled(signal)
  if ('skipped' in bytes) return bytes
  const result = await readContent(bytes.content, file)
  throwIfCancelled(signal)
  return result
}

async function loadBytes(path: string, signal: AbortSignal): Promise<{ content: Uint8Array } | { skipped: Skip }> {
  try {
    const found = await stat(path)
    if (!found.isFile()) return skipped('unsupported', 'It is not a file.')
    if (found.size > LARGEST_FILE_MB * 1024 * 1024) {
      return skipped('too-large', `It is larger than ${LARGEST_FILE_MB} MB: split it into smaller files.`)
    }
    return { content: await readBytes(path, { signal }) }
  } catch (error) {
    throwIfCancelled(signal)
    return { skipped: skipOfSystemError(error) }
  }
}

async function readContent(content: Uint8Array, file: FileIdentity): Promise<ReadResult> {
  const reader = readerFor(file.name)
  if (reader === undefined) return skipped('unsupported', unsupportedReason(file.name))
  if (content.length === 0) return skipped('empty', 'The file is empty.')
  try {
    const documents = (await reader(content, file)).filter(({ text }) => text.trim() !== '')
    return documents.length > 0 ? { documents } : skipped('empty', 'There is no text in this file.')
  } catch (error) {
    if (error instanceof SkipError) {
      return extensionOf(file.name) === '' ? skipped('unsupported', NO_EXTENSION) : skipped(error.code, error.message)
    }
    return skipped(
      'damaged',
      'The file is damaged or is not what its name says: open it in its own program and save it again.',
    )
  }
}

function skipped(code: Skip['code'], reason: string): { skipped: Skip } {
  return { skipped: { code, reason } }
}

function unsupportedReason(name: string): string {
  const formats = `${documentFormats.slice(0, -1).join(', ')} and ${documentFormats.at(-1)}`
  return `Strata does not read .${extensionOf(name)} files; it reads ${formats}.`
}
