import { mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { strToU8, zipSync } from 'fflate'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findFiles } from './find-files.ts'
import { readFile, type ReadResult } from './read-file.ts'

const signal = new AbortController().signal
const fixtures = fileURLToPath(new URL('../../test/fixtures/mixed-formats/', import.meta.url))
const sample = fileURLToPath(new URL('../../resources/sample/', import.meta.url))
let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'strata-read-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function read(name: string, content: string | Uint8Array): Promise<ReadResult> {
  const path = join(folder, name)
  await writeFile(path, content)
  return readFile(path, signal)
}

test('the text of a file is its document, titled by the name', async () => {
  expect(await read('My_first  note.txt', '\ufeffHello\r\nthere')).toEqual({
    documents: [{ title: 'My first note', text: 'Hello\nthere', format: 'txt' }],
  })
})

test('a name without an extension is tried as text', async () => {
  expect(await read('LICENSE', 'Permission is granted')).toMatchObject({
    documents: [{ title: 'LICENSE', format: 'txt' }],
  })
})

test.each([
  ['sheet.xlsx', 'PK', 'unsupported', /\.xlsx files; it reads txt, md, html, csv, jsonl, eml, pdf and docx\.$/],
  ['nothing.txt', '', 'empty', /empty/],
  ['blank.md', ' \n\t\n', 'empty', /no text/],
  ['picture.txt', Uint8Array.of(137, 80, 78, 71, 0, 0, 0, 0, 1, 2, 3, 0, 0, 0), 'damaged', /binary/],
  ['program', Uint8Array.of(127, 69, 76, 70, 0, 0, 0, 0, 1, 2, 3, 0, 0, 0), 'unsupported', /no extension/],
  ['broken.pdf', '%PDF-1.7 and then nothing', 'damaged', /PDF/],
  ['broken.docx', 'PK\u0003\u0004 and then nothing', 'damaged', /damaged/],
  ['old.docx', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1), 'protected', /password/],
  ['zip.docx', zipSync({ 'hello.txt': strToU8('hello') }), 'damaged', /not a Word document/],
  ['broken.jsonl', '{"a":1}\n{"a":', 'damaged', /Line 2/],
  ['prose.eml', 'This is no mail\nat all', 'damaged', /mail/],
] as const)('%s is skipped with a code and a sentence', async (name, content, code, reason) => {
  const result = await read(name, content)
  expect(result).toMatchObject({ skipped: { code } })
  expect('skipped' in result ? result.skipped.reason : '').toMatch(reason)
})

test('a file that is not there is skipped', async () => {
  expect(await readFile(join(folder, 'gone.txt'), signal)).toMatchObject({ skipped: { code: 'not-found' } })
})

test('a folder is no file', async () => {
  expect(await readFile(folder, signal)).toMatchObject({ skipped: { code: 'unsupported' } })
})

test('a file above 200 MB is not loaded', async () => {
  const path = join(folder, 'huge.txt')
  const file = await open(path, 'w')
  await file.truncate(201 * 1024 * 1024)
  await file.close()
  expect(await readFile(path, signal)).toMatchObject({ skipped: { code: 'too-large' } })
})

test('a Word file that unpacks to a flood is not unpacked', async () => {
  const flood = zipSync({ 'word/document.xml': new Uint8Array(60 * 1024 * 1024), '_rels/.rels': strToU8('<x/>') })
  expect(await read('bomb.docx', flood)).toMatchObject({ skipped: { code: 'too-large' } })
})

test('reading that is cancelled throws cancelled', async () => {
  await expect(readFile(join(fixtures, 'crazyones.pdf'), AbortSignal.abort())).rejects.toMatchObject({
    code: 'cancelled',
  })
})

test('a PDF gives its text with the lines of a paragraph joined', async () => {
  const result = await readFile(join(fixtures, 'crazyones.pdf'), signal)
  const [document] = 'documents' in result ? result.documents : []
  expect(document).toMatchObject({ title: 'The Crazy Ones', format: 'pdf' })
  expect(document?.text).toMatch(/^The Crazy Ones\n\nOctober 14, 1998\n\n/)
  expect(document?.text).toContain('How else can you stare at an empty canvas and see a work of art? Or sit in silence')
})

test('a Word file gives tables row by row and footnotes as a list', async () => {
  expect(await readFile(join(fixtures, 'tables.docx'), signal)).toMatchObject({
    documents: [{ text: 'Above\n\nTop left | Top right\nBottom left | Bottom right\n\nBelow', format: 'docx' }],
  })
  expect(await readFile(join(fixtures, 'footnotes.docx'), signal)).toMatchObject({
    documents: [{ text: 'Ouch[1].[2]\n\n1. A tachyon walks into a bar.\n2. Fin.' }],
  })
})

test('every file of the sample collection is read, without broken letters or left-over markup', async () => {
  const { files } = await findFiles([sample], signal)
  expect(files.length).toBeGreaterThanOrEqual(30)
  for (const { name, path } of files) {
    const result = await readFile(path, signal)
    const documents = 'documents' in result ? result.documents : []
    expect({ name, documents: documents.length }).not.toEqual({ name, documents: 0 })
    for (const { title, text, format } of documents) {
      const broken = /\ufffd|&(?:amp|nbsp|pound|#\d+);|=\n|=[0-9A-F]{2}\b/.exec(text)
      const markup = format === 'md' ? null : /<\/?(?:p|div|td|em)\b/.exec(text)
      expect({ name, titled: title !== '', broken, markup }).toEqual({ name, titled: true, broken: null, markup: null })
    }
  }
})
