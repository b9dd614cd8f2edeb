import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createWordEmbedding } from '../../../test/fakes/word-embedding.ts'
import { createBuiltinAnalyst } from '../../analysts/builtin/create-builtin-analyst.ts'
import type { EmbeddingModel } from '../../models/language-model.ts'
import { count, type Writer } from '../../store/connection.ts'
import { documentsAtPath, removeDocumentsWithoutPath, removePath } from '../../store/documents.ts'
import { countEmbeddings, hasEmbeddings } from '../../store/embeddings.ts'
import { openWriter } from '../../store/open-collection.ts'
import { runPipeline } from '../pipeline.ts'

let folder: string
let store: Writer
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'strata-embed-'))
  store = openWriter(join(folder, 'a.strata'), { create: true })
  for (const [name, text] of [
    ['mill', 'Ada Pell bought the mill at Cold Staithe. Ada Pell sold it to Silas Wren at once.'],
    ['bees', 'Silas Wren kept bees in Wrackham. The bees died in the winter.'],
  ])
    writeFileSync(join(folder, `${name}.txt`), text!)
})
afterEach(() => {
  store.close()
  rmSync(folder, { recursive: true })
})

async function index(
  embedding: EmbeddingModel | undefined,
  names: readonly string[] = ['mill', 'bees'],
  signal = new AbortController().signal,
) {
  const entered: string[] = []
  await runPipeline({
    store,
    analyst: createBuiltinAnalyst(),
    embedding,
    paths: names.map((name) => join(folder, `${name}.txt`)),
    signal,
    enter: (stage) => entered.push(stage),
    progress: () => undefined,
    skipped: () => undefined,
  })
  return entered
}

describe('the stage embed', () => {
  it('gives every chunk and entity a vector, and asks for nothing the second time', async () => {
    const model = createWordEmbedding('m')
    expect((await index(model)).at(-1)).toBe('embed')
    const chunks = countEmbeddings(store, 'm', 'chunk')
    const entities = countEmbeddings(store, 'm', 'entity')
    expect(chunks).toEqual({ made: 2, all: 2 })
    expect(entities.made).toBe(entities.all)
    expect(entities.made).toBeGreaterThan(2)
    const { length } = model.asked
    await index(model)
    expect(model.asked).toHaveLength(length)
  })

  it('is passed over where no vectors are wanted and none are there', async () => {
    expect(await index(undefined)).not.toContain('embed')
    expect(hasEmbeddings(store)).toBe(false)
  })

  it('takes vectors of what is gone away, even when no more are wanted', async () => {
    await index(createWordEmbedding('m'))
    const bees = join(folder, 'bees.txt')
    for (const { part } of documentsAtPath(store, bees)) removePath(store, bees, part)
    expect(removeDocumentsWithoutPath(store)).toBe(1)
    await index(undefined, ['mill'])
    expect(count(store, `SELECT count(*) AS n FROM embeddings WHERE of = 'chunk'`)).toBe(1)
  })

  it('makes what another model has not made', async () => {
    await index(createWordEmbedding('m'))
    await index(createWordEmbedding('n'))
    expect(countEmbeddings(store, 'n', 'chunk')).toEqual({ made: 2, all: 2 })
    expect(countEmbeddings(store, 'm', 'chunk')).toEqual({ made: 2, all: 2 })
  })

  it('tries a text that is refused again, alone and then shortened, and leaves out none of the others', async () => {
    writeFileSync(join(folder, 'mill.txt'), 'Ada Pell bought the mill at Cold Staithe. '.repeat(30))
    const model = createWordEmbedding('m', {}, 900)
    await index(model)
    expect(countEmbeddings(store, 'm', 'chunk')).toEqual({ made: 2, all: 2 })
    expect(model.asked.flat().some((text) => text.length === 700)).toBe(true)
  })

  it('keeps what it made when it is stopped', async () => {
    await index(undefined)
    const all = countEmbeddings(store, 'm', 'chunk').all
    const stop = new AbortController()
    const words = createWordEmbedding('m')
    const model: EmbeddingModel = {
      name: 'm',
      embed: async (texts, signal) => {
        if (words.asked.length > 0) stop.abort()
        return words.embed(texts, signal)
      },
    }
    await expect(index(model, undefined, stop.signal)).rejects.toThrow(/cancelled|aborted/i)
    expect(countEmbeddings(store, 'm', 'chunk').made).toBe(all)
    expect(countEmbeddings(store, 'm', 'entity').made).toBe(0)
  })
})
