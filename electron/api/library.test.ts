import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createLibrary } from './library.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'strata-library-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('keeps what two programs on the same data folder put into it', () => {
  const [desktop, web] = [createLibrary(folder), createLibrary(folder)]
  const one = desktop.remember('/a/one.strata', '2026-01-01')
  const two = web.remember('/a/two.strata', '2026-01-02')
  expect(desktop.list().map(({ path }) => path)).toEqual(['/a/two.strata', '/a/one.strata'])
  expect(desktop.pathOf(two)).toBe('/a/two.strata')
  web.forget(one)
  expect(desktop.list().map(({ key }) => key)).toEqual([two])
  expect(readdirSync(folder).toSorted()).toEqual(['collections', 'library.json'])
})
