import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addChunks } from './chunks.ts'
import { run, type Writer } from './connection.ts'
import { addDocument } from './documents.ts'
import {
  countEmbeddings,
  readEmbeddings,
  removeStaleEmbeddings,
  saveEmbeddings,
  withoutEmbedding,
} from './embeddings.ts'
import { saveEntities } from './entities.ts'
import { openWriter } from './open-collection.ts'

let folder: string
let store: Writer

const text = 'The harbour 🚢 burned.'

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'strata-embeddings-'))
  store = openWriter(join(folder, 'a.strata'), { create: true })
  const document = addDocument(store, { title: 'Fire', text, format: 'txt', path: 'a.txt', part: '' })
  addChunks(store, { id: document.id, uid: 'fire', text }, [
    { start: 0, end: 14, tokens: 4 },
    { start: 14, end: text.length, tokens: 4 },
  ])
  saveEntities(store, [
    {
      name: 'Harbour',
      type: 'place',
      description: '',
      describedFrom: '',
      describedBy: '',
      analyst: 'builtin',
      aliases: [],
      mentions: [],
      documents: 1,
    },
  ])
})
afterEach(() => {
  store.close()
  rmSync(folder, { recursive: true })
})

const missing = (of: 'chunk' | 'entity', model = 'm') => withoutEmbedding(store, model, of, '', 100)

describe('embeddings', () => {
  it('are missing for every record at first, each with its text below the title of its document', () => {
    expect(
      missing('chunk')
        .map((one) => one.text)
        .toSorted(),
    ).toEqual(['Fire\n\n burned.', 'Fire\n\nThe harbour 🚢'])
    expect(missing('entity').map((one) => one.text)).toEqual(['Harbour (place)'])
    expect(readEmbeddings(store, 'm', 'chunk')).toBeUndefined()
  })

  it('come back as they were saved, by the ids of their records', () => {
    const vectors = missing('chunk').map(({ uid }, at) => ({ uid, vector: Float32Array.of(at, 0.1, -3e-8) }))
    saveEmbeddings(store, 'm', 'chunk', vectors)
    expect(missing('chunk')).toEqual([])
    expect(missing('chunk', 'another model')).toHaveLength(2)
    expect(countEmbeddings(store, 'm', 'chunk')).toEqual({ made: 2, all: 2 })
    const table = readEmbeddings(store, 'm', 'chunk')!
    expect(table.dimensions).toBe(3)
    expect(table.ids).toHaveLength(2)
    expect(table.values.filter((_, at) => at % 3 === 1)).toEqual(Float32Array.of(0.1, 0.1))
    expect(table.values.filter((_, at) => at % 3 === 0).toSorted()).toEqual(Float32Array.of(0, 1))
  })

  it('are listed page by page', () => {
    const [first, second] = missing('chunk')
    expect(withoutEmbedding(store, 'm', 'chunk', '', 1)).toEqual([first])
    expect(withoutEmbedding(store, 'm', 'chunk', first!.uid, 1)).toEqual([second])
    expect(withoutEmbedding(store, 'm', 'chunk', second!.uid, 1)).toEqual([])
  })

  it('go when their record is gone', () => {
    const [entity] = missing('entity')
    saveEmbeddings(store, 'm', 'entity', [{ uid: entity!.uid, vector: Float32Array.of(1) }])
    run(store, 'DELETE FROM entities')
    removeStaleEmbeddings(store)
    expect(countEmbeddings(store, 'm', 'entity')).toEqual({ made: 0, all: 0 })
    expect(readEmbeddings(store, 'm', 'entity')).toBeUndefined()
  })

  it('of another length under the same name push out those before', () => {
    const [first, second] = missing('chunk')
    saveEmbeddings(store, 'm', 'chunk', [{ uid: first!.uid, vector: Float32Array.of(1, 0) }])
    saveEmbeddings(store, 'm', 'chunk', [{ uid: second!.uid, vector: Float32Array.of(1, 0, 0) }])
    expect(missing('chunk')).toEqual([first])
    expect(readEmbeddings(store, 'm', 'chunk')?.values).toEqual(Float32Array.of(1, 0, 0))
  })
})
