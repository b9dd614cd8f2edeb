import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { addJob } from '../store/jobs.ts'
import { openWriter } from '../store/open-collection.ts'
import { claimUploads, isBatch, removeBatches } from './upload-batches.ts'

let folder: string
const at = (...names: string[]): string => join(folder, ...names)
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'strata-batches-'))
  mkdirSync(at('uploads', 'batch-one', 'letters'), { recursive: true })
  mkdirSync(at('uploads', 'batch-two'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('clears what an earlier server left, but nothing that a job may go on with', async () => {
  const store = openWriter(at('x.strata'), { create: true })
  addJob(store, 'completed', [at('uploads', 'batch-one')])
  addJob(store, 'running', [at('uploads', 'batch-two')])
  store.close()
  writeFileSync(at('uploads', '.half.part'), 'half')
  const uploads = await claimUploads(at('uploads'), [at('x.strata'), at('none.strata')])
  expect(existsSync(at('uploads', 'batch-one'))).toBe(false)
  expect(existsSync(at('uploads', '.half.part'))).toBe(false)
  expect(existsSync(at('uploads', 'batch-two'))).toBe(true)
  expect(existsSync(at('uploads', 'server-lock'))).toBe(true)
  uploads.release()
})

it('removes batches and nothing else', async () => {
  mkdirSync(at('mine'))
  await removeBatches([at('uploads', 'batch-one'), at('mine'), at('uploads', 'batch-two', 'x')], at('uploads'))
  expect(existsSync(at('uploads', 'batch-one'))).toBe(false)
  expect(existsSync(at('uploads', 'batch-two'))).toBe(true)
  expect(existsSync(at('mine'))).toBe(true)
})

it.each([
  ['/data/uploads/batch-01', true],
  ['/data/uploads', false],
  ['/data/uploads/', false],
  ['/data/uploads/.', false],
  ['/data/uploads/..', false],
  ['/data/uploads/../uploads/batch-01', false],
  ['/data/uploads/server-lock', false],
  ['/data/uploads/.half.part', false],
  ['/data/uploads/batch-01/letters', false],
  ['/data/collections', false],
  ['/', false],
  ['', false],
])('%s is a batch: %s', (source, is) => {
  expect(isBatch(source, '/data/uploads')).toBe(is)
})

it('removes nothing above the batches for a job that names its way up', async () => {
  await removeBatches([`${at('uploads')}/..`, `${at('uploads')}/.`, at('uploads', 'server-lock')], at('uploads'))
  expect(existsSync(at('uploads', 'batch-one', 'letters'))).toBe(true)
})
