import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { StrataError } from '../../../shared/contract/errors.ts'
import type { UploadPath } from './upload-path.ts'

/** Bytes of one uploaded file. */
export const LARGEST_UPLOAD = 200 * 1024 * 1024

/**
 * Writes an upload under `folder`; it appears whole or not at all.
 * Throws `invalid-input` when it is larger than `largest` bytes.
 */
export async function saveUpload(body: Readable, folder: string, target: UploadPath, largest: number): Promise<void> {
  const file = path.join(folder, target.batch, target.file)
  const part = path.join(folder, `.${randomUUID()}.part`)
  let size = 0
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      if (size > largest) done(tooLarge(largest))
      else done(null, chunk)
    },
  })
  await fs.mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  try {
    await pipeline(body, measure, createWriteStream(part, { flags: 'wx', mode: 0o600 }))
    await fs.rename(part, file)
  } catch (thrown) {
    await fs.rm(part, { force: true })
    throw thrown
  }
}

const tooLarge = (largest: number): StrataError =>
  new StrataError('invalid-input', `The file is larger than ${Math.floor(largest / 1024 / 1024)} MB.`, {
    hint: 'Start Strata with --root and add it from there, or split it.',
  })
