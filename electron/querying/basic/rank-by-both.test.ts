import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { StrataError } from '../../../shared/contract/errors.ts'
import { createWordEmbedding } from '../../../test/fakes/word-embedding.ts'
import { addChunks } from '../../store/chunks.ts'
import type { Writer } from '../../store/connection.ts'
import { addDocument } from '../../store/documents.ts'
import { saveEmbeddings, withoutEmbedding } from '../../store/embeddings.ts'
import { openWriter } from '../../store/open-collection.ts'
import { rankByBoth } from './rank-by-both.ts'
import { rankChunks } from './rank-chunks.ts'

const texts = [
  'The physician came late to the village.',
  'The harbour burned all night.',
  'A doctor of law spoke of the harbour.',
]
const model = createWordEmbedding('m', { physician: 'healer', surgeon: 'healer' })
const { signal } = new AbortController()
let folder: string
let store: Writer
let chunks: number[]

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'strata-both-'))
  store = openWriter(join(folder, 'a.strata'), { create: true })
  chunks = texts.map((text, at) => {
    const { id } = addDocument(store, { title: `${at}`, text, format: 'txt', path: `${at}.txt`, part: '' })
    return addChunks(store, { id, uid: `${at}`, text }, [{ start: 0, end: text.length, tokens: 9 }])[0]!
  })
})
afterAll(() => {
  store.close()
  rmSync(folder, { recursive: true })
})

const ranked = async (question: string, embedding = model) =>
  (await rankByBoth(store, question, 3, { embedding, signal })).map(({ chunk }) => chunk)

describe('rankByBoth', () => {
  it('ranks by words alone while no chunk has a vector, without asking the model', async () => {
    expect(await rankByBoth(store, 'harbour', 3, { embedding: model, signal })).toEqual(rankChunks(store, 'harbour', 3))
    expect(model.asked).toEqual([])
  })

  it('finds what says the same in other words once there are vectors, and what has both first', async () => {
    const missing = withoutEmbedding(store, 'm', 'chunk', '', 10)
    const vectors = await model.embed(
      missing.map(({ text }) => text),
      signal,
    )
    saveEmbeddings(
      store,
      'm',
      'chunk',
      missing.map(({ uid }, at) => ({ uid, vector: vectors[at]! })),
    )
    expect(rankChunks(store, 'surgeon', 3)).toEqual([])
    expect((await ranked('surgeon'))[0]).toBe(chunks[0])
    expect((await ranked('the harbour that burned at night'))[0]).toBe(chunks[1])
  })

  it('ranks by words where the endpoint is gone, or now gives vectors of another length', async () => {
    const byWords = rankChunks(store, 'harbour', 3).map(({ chunk }) => chunk)
    const gone = () => Promise.reject(new StrataError('model-unavailable', 'Nothing answers there.'))
    expect(await ranked('harbour', { ...model, embed: gone })).toEqual(byWords)
    expect(await ranked('harbour', { ...model, embed: async () => [new Float32Array(3)] })).toEqual(byWords)
  })

  it('stops when it is told to', async () => {
    const stopped = { embedding: model, signal: AbortSignal.abort() }
    await expect(rankByBoth(store, 'harbour', 3, stopped)).rejects.toThrow(/abort/i)
  })
})
