import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createBuiltinAnalyst } from '../../analysts/builtin/create-builtin-analyst.ts'
import type { Writer } from '../../store/connection.ts'
import { listDocuments, listSkipped } from '../../store/documents.ts'
import { openWriter } from '../../store/open-collection.ts'
import { importStage } from './import.ts'

let folder: string
let store: Writer
const at = (...names: string[]): string => join(folder, ...names)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'strata-import-'))
  store = openWriter(at('x.strata'), { create: true })
})
afterEach(() => {
  store.close()
  rmSync(folder, { recursive: true })
})

function put(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

const add = (...paths: string[]): Promise<void> => addWhile(() => undefined, ...paths)

/** Imports, and calls back before each file is read. */
const addWhile = (onFile: () => void, ...paths: string[]): Promise<void> =>
  importStage.run({
    store,
    analyst: createBuiltinAnalyst(),
    paths,
    uploadsDir: at('uploads'),
    signal: new AbortController().signal,
    progress: onFile,
    skipped: () => undefined,
  })

const paths = (): string[] => listDocuments(store).flatMap((document) => document.paths)

describe('uploaded files', () => {
  it('are kept under the path that was dropped', async () => {
    put(at('uploads', 'batch-01', 'letters', 'a.txt'), 'Dear Silas')
    await add(at('uploads', 'batch-01'))
    expect(paths()).toEqual(['letters/a.txt'])
  })

  it('of the same name and other content stand beside each other, however often a batch is read', async () => {
    put(at('uploads', 'batch-01', 'a.txt'), 'Dear Silas')
    put(at('uploads', 'batch-02', 'a.txt'), 'Dear Ada')
    await add(at('uploads', 'batch-01'))
    await add(at('uploads', 'batch-02'))
    await add(at('uploads', 'batch-01'), at('uploads', 'batch-02'))
    expect(paths()).toEqual(['a.txt', 'a (2).txt'])
    expect(listSkipped(store)).toEqual([])
  })

  it('leave what was there when they are gone or cannot be read', async () => {
    put(at('uploads', 'batch-01', 'a.txt'), 'Dear Silas')
    put(at('uploads', 'batch-02', 'a.txt'), '')
    await add(at('uploads', 'batch-01'))
    rmSync(at('uploads', 'batch-01'), { recursive: true })
    await add(at('uploads', 'batch-01'), at('uploads', 'batch-02'))
    expect(paths()).toEqual(['a.txt'])
    expect(listSkipped(store)).toMatchObject([
      { path: 'What was dropped', code: 'not-found' },
      { path: 'a.txt', code: 'empty' },
    ])
  })
})

describe('files on this machine', () => {
  it('that changed are read anew under the same path', async () => {
    put(at('mine', 'a.txt'), 'Dear Silas')
    await add(at('mine'))
    put(at('mine', 'a.txt'), 'Dear Ada')
    await add(at('mine'))
    expect(listDocuments(store)).toMatchObject([{ paths: [at('mine', 'a.txt')], characters: 8 }])
  })

  it('that have vanished stay until they are removed', async () => {
    put(at('mine', 'a.txt'), 'Dear Silas')
    put(at('mine', 'b.txt'), 'Dear Ada')
    await add(at('mine'))
    rmSync(at('mine', 'a.txt'))
    await add(at('mine'))
    expect(paths()).toEqual([at('mine', 'a.txt'), at('mine', 'b.txt')])
  })

  it('that cannot be read this time stay as they were, whatever was in them', async () => {
    const file = at('mine', 'a.txt')
    put(file, 'Dear Silas')
    await add(at('mine'))
    await addWhile(() => rmSync(file, { force: true }), at('mine'))
    expect(listSkipped(store)).toMatchObject([{ path: file, code: 'not-found' }])
    put(file, 'Dear Silas')
    const lead = (): void => {
      rmSync(file, { force: true })
      symlinkSync(file, file)
    }
    await addWhile(lead, at('mine'))
    expect(listSkipped(store)).toMatchObject([{ path: file, code: 'unreadable' }])
    expect(paths()).toEqual([file])
  })

  it('whose content is none any more are taken out', async () => {
    put(at('mine', 'a.txt'), 'Dear Silas')
    await add(at('mine'))
    put(at('mine', 'a.txt'), '')
    await add(at('mine'))
    expect(paths()).toEqual([])
    expect(listSkipped(store)).toMatchObject([{ code: 'empty' }])
  })
})

describe('the list of skipped files', () => {
  const skipped = (): string[] => listSkipped(store).map(({ path, code }) => `${path.slice(folder.length + 1)} ${code}`)

  it('forgets what has vanished below the paths that are imported, and nothing beside them', async () => {
    put(at('mine', 'x.zip'), 'PK')
    put(at('mine', 'deep', 'y.zip'), 'PK')
    put(at('mine-too', 'z.zip'), 'PK')
    await add(at('mine'), at('mine-too'))
    rmSync(at('mine'), { recursive: true })
    rmSync(at('mine-too'), { recursive: true })
    put(at('mine', 'a.txt'), 'Dear Silas')
    await add(at('mine'))
    expect(skipped()).toEqual(['mine-too/z.zip unsupported'])
  })

  it('names a duplicate for as long as there is another of it', async () => {
    put(at('mine', 'here', 'a.txt'), 'Dear Silas')
    put(at('mine', 'there', 'a.txt'), 'Dear Silas')
    await add(at('mine'))
    await add(at('mine'))
    expect(skipped()).toEqual(['mine/there/a.txt duplicate'])
    put(at('mine', 'here', 'a.txt'), 'Dear Ada')
    await add(at('mine', 'here'))
    expect(skipped()).toEqual([])
  })
})
