import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { saveUpload } from './save-upload.ts'
import { createUploadRoom } from './upload-room.ts'

let folder: string
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'strata-upload-'))
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

const room = createUploadRoom(100, 250)
const target = { batch: 'a1b2c3d4', file: 'letters/a.txt' }
const filesIn = (): string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => fs.statSync(path.join(folder, name)).isFile())

it('writes what it is given', async () => {
  await saveUpload(Readable.from([Buffer.from('Dear '), Buffer.from('Silas')]), folder, target, room)
  expect(filesIn()).toEqual(['a1b2c3d4/letters/a.txt'])
  expect(fs.readFileSync(path.join(folder, 'a1b2c3d4/letters/a.txt'), 'utf8')).toBe('Dear Silas')
})

it('leaves nothing of a file that is too large', async () => {
  const body = Readable.from(Array.from({ length: 11 }, () => Buffer.alloc(10)))
  await expect(saveUpload(body, folder, target, room)).rejects.toMatchObject({ code: 'invalid-input' })
  expect(filesIn()).toEqual([])
})

it('leaves nothing of a file that broke off', async () => {
  const body = Readable.from(
    (async function* () {
      yield Buffer.from('half')
      throw new Error('the line broke')
    })(),
  )
  await expect(saveUpload(body, folder, target, room)).rejects.toThrow('the line broke')
  expect(filesIn()).toEqual([])
})

it('takes files of one batch until they are too large together, and says so', async () => {
  const own = createUploadRoom(100, 250)
  const save = (file: string, bytes: number): Promise<void> =>
    saveUpload(Readable.from([Buffer.alloc(bytes)]), folder, { batch: 'b1b2c3d4', file }, own)
  await save('one.txt', 100)
  await save('two.txt', 100)
  await expect(save('three.txt', 100)).rejects.toMatchObject({
    code: 'invalid-input',
    message: 'What was dropped is larger than 0 MB together.',
  })
  await save('small.txt', 50)
  expect(filesIn().sort()).toEqual(['b1b2c3d4/one.txt', 'b1b2c3d4/small.txt', 'b1b2c3d4/two.txt'])
  await saveUpload(Readable.from([Buffer.alloc(100)]), folder, target, own)
})
