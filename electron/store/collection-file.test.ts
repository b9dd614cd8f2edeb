import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { all, run } from './connection.ts'
import { addDocument, listDocuments, removeDocumentsWithoutPath, removePath } from './documents.ts'
import { openReader, openWriter } from './open-collection.ts'
import { ownCollection } from './own-collection.ts'
import { readTotals } from './status.ts'
import { readIntoMemory } from './read-into-memory.ts'
import { writeSoon } from './write-soon.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'strata-store-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const note = (path: string, text = 'Gate 4 failed in the night.') =>
  ({ title: 'Note', text, format: 'txt', path, part: '' }) as const

describe('a collection file', () => {
  it('starts empty and is found again', () => {
    const path = join(folder, 'new.strata')
    openWriter(path, { create: true }).close()
    const reader = openReader(path)
    expect(readTotals(reader)).toMatchObject({ documents: 0, entities: 0, reports: 0, skipped: [] })
    reader.close()
  })

  it('is refused with a sentence where it is missing or something else', () => {
    expect(() => openReader(join(folder, 'none.strata'))).toThrow(/There is no collection/)
    const other = join(folder, 'letter.txt')
    writeFileSync(other, 'Dear Sir, '.repeat(100))
    expect(() => openReader(other)).toThrow(/is not a Strata collection/)
    expect(() => openWriter(other)).toThrow(/is not a Strata collection/)
  })

  it('is made by nobody who does not say so', () => {
    expect(() => openWriter(join(folder, 'none.strata'))).toThrow(/There is no collection/)
    expect(readdirSync(folder)).toEqual([])
  })

  it('says that its folder is missing, to who opens it and to who takes it', () => {
    const path = join(folder, 'no', 'x.strata')
    for (const take of [() => openWriter(path, { create: true }), () => ownCollection(path)]) {
      expect(take).toThrow(expect.objectContaining({ message: `The folder ${join(folder, 'no')} does not exist.` }))
    }
  })

  it('is one file that needs none beside it, once nobody has it open', () => {
    const path = join(folder, 'alone.strata')
    const store = openWriter(path, { create: true })
    addDocument(store, note('/a.txt'))
    store.close()
    expect(readdirSync(folder)).toEqual(['alone.strata'])
    // What SQLite demands to read a file where it may write nothing: no write-ahead log.
    expect([...readFileSync(path).subarray(18, 20)]).toEqual([1, 1])
  })

  it('can be read where nothing may be written, even if it was copied while it was open', () => {
    const path = join(folder, 'open.strata')
    const store = openWriter(path, { create: true })
    addDocument(store, note('/a.txt'))
    store.database.pragma('wal_checkpoint(TRUNCATE)')
    const copy = join(folder, 'copy.strata')
    writeFileSync(copy, readFileSync(path))
    expect(readIntoMemory(path)).toBeUndefined()
    store.close()
    const database = readIntoMemory(copy)
    expect(database?.prepare('SELECT title FROM documents').pluck().all()).toEqual(['Note'])
    expect(() => database?.exec('DELETE FROM documents')).toThrow(/readonly/)
    database?.close()
    expect(existsSync(`${copy}-shm`)).toBe(false)
  })

  it('counts a text as JavaScript and its spans do', () => {
    const store = openWriter(join(folder, 'c.strata'), { create: true })
    addDocument(store, note('/a.txt', 'Größe 🪨\n'))
    expect(listDocuments(store)).toMatchObject([{ characters: 'Größe 🪨\n'.length }])
    store.close()
  })

  it('finds what reports say of a document without reading all they say', () => {
    const store = openWriter(join(folder, 'c.strata'), { create: true })
    const plan = all<{ detail: string }>(store, 'EXPLAIN QUERY PLAN DELETE FROM report_evidence WHERE document = 1')
    expect(plan.map(({ detail }) => detail).join()).toContain('report_evidence_document')
    store.close()
  })

  it('belongs to one owner at a time', () => {
    const path = join(folder, 'owned.strata')
    const first = ownCollection(path)
    expect(() => ownCollection(path)).toThrow(/already open elsewhere/)
    first.release()
    ownCollection(path).release()
  })

  it('keeps the same content at two paths as one document, until no path leads to it', () => {
    const store = openWriter(join(folder, 'c.strata'), { create: true })
    const first = addDocument(store, note('/a.txt'))
    const second = addDocument(store, note('/b.txt'))
    expect(second).toEqual({ id: first.id, isNew: false })
    expect(listDocuments(store)).toMatchObject([{ paths: ['/a.txt', '/b.txt'] }])
    removePath(store, '/a.txt', '')
    expect(removeDocumentsWithoutPath(store)).toBe(0)
    removePath(store, '/b.txt', '')
    expect(removeDocumentsWithoutPath(store)).toBe(1)
    expect(addDocument(store, note('/a.txt')).id).toBeGreaterThan(first.id)
    store.close()
  })

  it('takes a small change while another connection is writing', async () => {
    const path = join(folder, 'shared.strata')
    const page = openWriter(path, { create: true, patience: 0 })
    const worker = openWriter(path)
    worker.database.exec('BEGIN IMMEDIATE')
    const change = writeSoon(
      page,
      () => run(page, `INSERT INTO meta (key, value) VALUES ('a', 'b')`),
      new AbortController().signal,
    )
    await new Promise((resolve) => setImmediate(resolve))
    worker.database.exec('COMMIT')
    await expect(change).resolves.toBeGreaterThan(0)
    page.close()
    worker.close()
  })
})
