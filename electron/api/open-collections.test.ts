import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { run } from '../store/connection.ts'
import { addJob } from '../store/jobs.ts'
import { openWriter } from '../store/open-collection.ts'
import { createOpenCollections, openOwned } from './open-collections.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'strata-open-'))
  file = join(folder, 'x.strata')
})
afterEach(() => rmSync(folder, { recursive: true }))

const options = { workerPath: '', log: (thrown: unknown) => expect.unreachable(String(thrown)) }

it('makes no collection in the place of one that is gone', () => {
  const open = createOpenCollections(() => file, options)
  expect(() => open.get('x')).toThrow(expect.objectContaining({ code: 'not-found' }))
  expect(readdirSync(folder)).toEqual([])
})

it('lets go of a collection that it cannot take over', async () => {
  const store = openWriter(file, { create: true })
  addJob(store, 'running', [])
  run(store, `CREATE TRIGGER full BEFORE UPDATE ON jobs BEGIN SELECT RAISE(ABORT, 'full'); END`)
  store.close()
  expect(() => openOwned(file, options)).toThrow(expect.objectContaining({ code: 'storage' }))
  expect(readdirSync(folder)).toEqual(['x.strata'])
})
