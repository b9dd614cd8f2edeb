import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { datasets } from '../../shared/model/index.ts'
import { readAnswer } from '../store/answers.ts'
import { addJob } from '../store/jobs.ts'
import { openWriter } from '../store/open-collection.ts'
import { askCollection, indexPaths, openCollectionReader } from './collection-api.ts'
import { ownCollection } from '../store/own-collection.ts'

const { signal } = new AbortController()
let folder: string
const at = (...names: string[]): string => join(folder, ...names)
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'strata-api-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const index = (file: string, ...paths: string[]) =>
  indexPaths({
    file,
    paths,
    workerPath: join(import.meta.dirname, 'index-worker.ts'),
    now: Date.now,
    log: (thrown) => expect.unreachable(String(thrown)),
    signal,
    onEvent: () => undefined,
  })

const put = (path: string, text: string): void => {
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, text)
}

describe('an index', () => {
  it('of paths that are not there says so, and makes nothing', async () => {
    await expect(index(at('x.strata'), at('gone'))).rejects.toMatchObject({
      code: 'not-found',
      message: `There is nothing at ${at('gone')}.`,
    })
    expect(readdirSync(folder)).toEqual([])
  })

  it.each([
    ['nothing', []],
    ['nothing that can be read', ['a.zip', 'b.txt']],
  ])('of a folder with %s says so, and leaves no new collection behind', async (_what, names) => {
    mkdirSync(at('mine'))
    for (const name of names) put(at('mine', name), '')
    await expect(index(at('x.strata'), at('mine'))).rejects.toMatchObject({
      code: 'not-found',
      message: `Nothing that could be read was found in ${at('mine')}.`,
    })
    expect(readdirSync(folder)).toEqual(['mine'])
  })

  it('that finds nothing leaves a collection as it was', async () => {
    put(at('mine', 'a.txt'), 'Silas Wren met Ada Pell in Wrackham.')
    await index(at('x.strata'), at('mine'))
    mkdirSync(at('none'))
    await expect(index(at('x.strata'), at('none'))).rejects.toMatchObject({ code: 'not-found' })
    const reader = openCollectionReader(at('x.strata'))
    expect(reader.status().documents).toBe(1)
    reader.close()
  })

  it('reads the paths that it is given and none that a job in the file names', async () => {
    put(at('mine', 'a.txt'), 'Silas Wren met Ada Pell in Wrackham.')
    put(at('private', 'diary.txt'), 'Nobody is to read this.')
    const store = openWriter(at('x.strata'), { create: true })
    for (const state of ['interrupted', 'failed', 'cancelled'] as const) addJob(store, state, [at('private')])
    store.close()
    expect(await index(at('x.strata'), at('mine'))).toMatchObject({ documents: 1, skipped: [] })
  })

  it('into a folder that is not there names the folder', async () => {
    put(at('mine', 'a.txt'), 'Silas Wren met Ada Pell in Wrackham.')
    await expect(index(at('no', 'x.strata'), at('mine'))).rejects.toMatchObject({
      code: 'not-found',
      message: `The folder ${at('no')} does not exist.`,
    })
  })
})

describe('a collection', () => {
  beforeEach(async () => {
    put(at('mine', 'a.txt'), 'Silas Wren met Ada Pell in Wrackham. Ada Pell wrote to Silas Wren.')
    await index(at('x.strata'), at('mine'))
  })

  const ask = (level: number) =>
    askCollection({
      file: at('x.strata'),
      question: 'Who met Ada Pell?',
      method: 'global',
      level,
      now: () => 0,
      signal,
      onEvent: () => undefined,
    })

  it('refuses a level that it does not have, and says which it has', async () => {
    const sentence = 'There is no level 50 in this collection; its only level is 0.'
    const reader = openCollectionReader(at('x.strata'))
    expect(() => reader.reports(50)).toThrow(sentence)
    expect(reader.reports(0)).toHaveLength(1)
    reader.close()
    await expect(ask(50)).rejects.toMatchObject({ code: 'not-found', message: sentence })
    expect(await ask(0)).toMatchObject({ level: 0 })
  })

  it('calls a record that is not there by its name', () => {
    const reader = openCollectionReader(at('x.strata'))
    const sentences = datasets.map((dataset) => {
      try {
        return reader.evidence(dataset, 9999).record.title
      } catch (thrown) {
        return String(thrown)
      }
    })
    reader.close()
    expect(sentences).toEqual(
      ['report', 'entity', 'relationship', 'claim', 'source'].map((name) =>
        expect.stringContaining(`There is no ${name} 9999`),
      ),
    )
  })

  it('that is not there is not made by a question', async () => {
    rmSync(at('x.strata'))
    await expect(ask(0)).rejects.toMatchObject({ code: 'not-found' })
    expect(existsSync(at('x.strata'))).toBe(false)
  })

  it('is free again after an index', () => {
    ownCollection(at('x.strata')).release()
    expect(readdirSync(folder).toSorted()).toEqual(['mine', 'x.strata'])
  })
})

describe('the passages of a collection', () => {
  const ask = (question: string) =>
    askCollection({
      file: at('x.strata'),
      question,
      method: 'basic',
      level: 0,
      now: Date.now,
      signal,
      onEvent: () => undefined,
    })
  beforeEach(async () => {
    put(at('mine', 'a.txt'), 'Ada Pell bought the mill at Cold Staithe for £4,200 on 3 May 1931. She sold it at once.')
    put(at('mine', 'b.txt'), 'Silas Wren kept bees in Wrackham. The bees died in the winter of 1932.')
    await index(at('x.strata'), at('mine'))
  })

  it('are retrieved best first, with the text and the document of each', async () => {
    const reader = openCollectionReader(at('x.strata'))
    const asked = { signal: new AbortController().signal }
    const results = await reader.retrieve('Who bought the mill at Cold Staithe?', 5, asked)
    expect(results.map(({ rank, title }) => [rank, title])).toEqual([[1, 'a']])
    expect(reader.text(results[0]!.document).text).toContain(results[0]!.text)
    expect((await reader.retrieve('When did the bees die?', 5, asked))[0]).toMatchObject({ rank: 1, title: 'b' })
    expect(await reader.retrieve('photosynthesis', 5, asked)).toEqual([])
    reader.close()
  })

  it('answer what no report says, citing only what was read', async () => {
    const answer = await ask('How much did Ada Pell pay for the mill?')
    expect(answer).toMatchObject({ answered: true, method: 'basic', level: 0 })
    expect(answer.text).toMatch(
      /^Ada Pell bought the mill at Cold Staithe for £4,200 on 3 May 1931\. \[Data: Sources \(\d+\)\]/,
    )
    const read = answer.trace.batches.flatMap(({ sources = [] }) => sources)
    expect(answer.citations).toMatchObject([{ dataset: 'sources', resolved: true }])
    expect(read).toContain(answer.citations[0]!.id)
  })

  it('make an answer outdated when they change, not when the reports do', async () => {
    const { id } = await ask('Who kept bees?')
    const outdated = (): boolean | undefined => {
      const store = openWriter(at('x.strata'))
      const kept = readAnswer(store, id)?.outdated
      store.close()
      return kept
    }
    expect(outdated()).toBe(false)
    put(at('mine', 'c.txt'), 'Beatrix Hallam kept bees too.')
    await index(at('x.strata'), at('mine'))
    expect(outdated()).toBe(true)
  })

  it('that do not say it are not made to', async () => {
    expect(await ask('Who discovered the moons of Neptune?')).toMatchObject({ answered: false, citations: [] })
  })
})
