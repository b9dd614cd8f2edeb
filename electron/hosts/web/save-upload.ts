import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { UploadPath } from './upload-path.ts'
import { tooLarge, type UploadRoom } from './upload-room.ts'

/**
 * Writes an upload under `folder`; it appears whole or not at all. Throws `invalid-input` when the file or its batch is
 * larger than there is room for.
 */
export async function saveUpload(body: Readable, folder: string, target: UploadPath, room: UploadRoom): Promise<void> {
  const file = path.join(folder, target.batch, target.file)
  const part = path.join(folder, `.${randomUUID()}.part`)
  let size = 0
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      try {
        if (size + chunk.length > room.largestFile) throw tooLarge(room.largestFile)
        room.take(target.batch, chunk.length)
        size += chunk.length
        done(null, chunk)
      } catch (thrown) {
        done(thrown as Error)
      }
    },
  })
  await fs.mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  try {
    await pipeline(body, measure, createWriteStream(part, { flags: 'wx', mode: 0o600 }))
    await fs.rename(part, file)
  } catch (thrown) {
    room.giveBack(target.batch, size)
    await fs.rm(part, { force: true })
    throw thrown
  }
}
