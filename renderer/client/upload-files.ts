import { StrataError, type Source } from '../../shared/contract/index.ts'
import type { FileToSend } from './dropped-files.ts'

interface UploadOptions {
  readonly signal: AbortSignal
  readonly onProgress: (done: number, total: number) => void
}

/** Sends files to the web host, three at a time; gives back the batch as a source for `index.start`. */
export async function uploadFiles(
  files: readonly FileToSend[],
  { signal, onProgress }: UploadOptions,
): Promise<Source> {
  const batch = crypto.randomUUID()
  const queue = [...files]
  let done = 0
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      await uploadOne(batch, next, signal)
      onProgress(++done, files.length)
    }
  }
  onProgress(0, files.length)
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return { upload: batch }
}

const AT_ONCE = 3

async function uploadOne(batch: string, { path, file }: FileToSend, signal: AbortSignal): Promise<void> {
  const response = await fetch(`/upload/${batch}/${encodePath(path)}`, { method: 'POST', body: file, signal })
  if (response.ok) return
  const message = response.status === 413 ? `“${path}” is too large to upload.` : `“${path}” could not be uploaded.`
  throw new StrataError(response.status === 401 ? 'unauthorized' : 'invalid-input', message)
}

/** A relative path as part of an address: each name encoded, the slashes kept. */
export const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/')
