import { z } from 'zod'
import { StrataError, type Source } from '../../shared/contract/index.ts'
import type { FileToSend } from './dropped-files.ts'

interface UploadOptions {
  readonly signal: AbortSignal
  readonly onProgress: (done: number, total: number) => void
}

interface Uploaded {
  /** The batch, for `index.start`; null when no file of it could be read. */
  readonly source: Source | null
  /** Paths that the browser could not read; the rest went on. */
  readonly unreadable: readonly string[]
}

/** Sends files to the web host, three at a time. Throws what the host says when it does not take one. */
export async function uploadFiles(
  files: readonly FileToSend[],
  { signal, onProgress }: UploadOptions,
): Promise<Uploaded> {
  const batch = crypto.randomUUID()
  const queue = [...files]
  const unreadable: string[] = []
  const failed = new AbortController()
  const stopping = AbortSignal.any([signal, failed.signal])
  let done = 0
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { path, file } = next
      if (file !== null && (await isReadable(file))) await uploadOne(batch, path, file, stopping)
      else unreadable.push(path)
      onProgress(++done, files.length)
    }
  }
  onProgress(0, files.length)
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  } finally {
    failed.abort()
  }
  return { source: unreadable.length < files.length ? { upload: batch } : null, unreadable }
}

/** Asked beforehand: a request whose body cannot be read fails just like one that does not arrive. */
const isReadable = (file: File): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )

const AT_ONCE = 3
const Refusal = z.object({ error: z.object({ message: z.string(), hint: z.string().optional() }) })

async function uploadOne(batch: string, path: string, file: File, signal: AbortSignal): Promise<void> {
  const response = await fetch(`/upload/${batch}/${encodePath(path)}`, { method: 'POST', body: file, signal })
  if (response.ok) return
  const said = Refusal.safeParse(await response.json().catch(() => undefined)).data?.error
  const message = said ? `${path}: ${said.message}` : `“${path}” could not be uploaded.`
  throw new StrataError(
    response.status === 401 ? 'unauthorized' : 'invalid-input',
    message,
    said?.hint === undefined ? {} : { hint: said.hint },
  )
}

/** A relative path as part of an address: each name encoded, the slashes kept. */
export const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/')
