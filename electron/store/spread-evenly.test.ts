import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { all, type Writer } from './connection.ts'
import { openWriter } from './open-collection.ts'
import { spreadEvenly } from './spread-evenly.ts'

let folder: string
let store: Writer
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'strata-spread-'))
  store = openWriter(join(folder, 'c.strata'), { create: true })
})
afterEach(() => {
  store.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A place in each of so many documents. */
const places = `WITH RECURSIVE row (document) AS (SELECT 1 UNION ALL SELECT document + 1 FROM row WHERE document < ?)
  SELECT document, document AS chunk, 0 AS "start", 9 AS "end" FROM row`
const documents = (count: number, most: number): number[] =>
  all<{ document: number }>(store, spreadEvenly(places), count, most).map(({ document }) => document)

describe('places spread evenly', () => {
  it('are all of them where there are no more than wanted', () => {
    expect(documents(3, 5)).toEqual([1, 2, 3])
    expect(documents(5, 5)).toEqual([1, 2, 3, 4, 5])
  })

  it('are as many as wanted, from the first documents to the last', () => {
    expect(documents(100, 4)).toEqual([1, 26, 51, 76])
    expect(documents(61, 12)).toHaveLength(12)
  })
})
