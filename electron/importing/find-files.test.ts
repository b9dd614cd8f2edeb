import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findFiles } from './find-files.ts'

const signal = new AbortController().signal
let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'strata-find-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function put(...paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await mkdir(join(folder, path, '..'), { recursive: true })
    await writeFile(join(folder, path), 'text')
  }
}

async function found(...paths: readonly string[]): Promise<readonly string[]> {
  const { files } = await findFiles(
    paths.map((path) => join(folder, path)),
    signal,
  )
  return files.map(({ path }) => relative(folder, path).replaceAll('\\', '/'))
}

test('files come sorted by the segments of their paths, in code-point order', async () => {
  await put('b/a.txt', 'b.txt', 'b/ä.txt', 'B.txt', 'a b/c.txt', 'a/z.txt', '\u{ff5e}.txt', '\u{1f600}.txt')
  expect(await found('.')).toEqual([
    'B.txt',
    'a/z.txt',
    'a b/c.txt',
    'b/a.txt',
    'b/ä.txt',
    'b.txt',
    '\u{ff5e}.txt',
    '\u{1f600}.txt',
  ])
})

test("hidden entries, node_modules and Strata's own files are left out of a folder", async () => {
  await put(
    '.git/config',
    '.hidden.txt',
    'node_modules/x/readme.md',
    'my.strata',
    'my.strata-wal',
    'my.strata-shm',
    'my.strata.lock',
    'my.strata.txt',
    'LICENSE.txt',
  )
  expect(await found('.')).toEqual(['LICENSE.txt', 'my.strata.txt'])
})

test('a file that is named twice is found once, and a hidden one that is named is taken', async () => {
  await put('a/.note.txt', 'a/b.txt')
  expect(await found('a/b.txt', 'a', 'a/.note.txt')).toEqual(['a/.note.txt', 'a/b.txt'])
})

test('a path that does not exist is skipped and the rest goes on', async () => {
  await put('a.txt')
  const { files, skipped } = await findFiles([join(folder, 'gone.txt'), join(folder, 'a.txt')], signal)
  expect(files).toMatchObject([{ name: 'a.txt', bytes: 4 }])
  expect(skipped).toMatchObject([{ path: join(folder, 'gone.txt'), code: 'not-found' }])
})

test('links are not followed, and one that leads out is named', async () => {
  await put('in/a.txt', 'out/secret.txt')
  await symlink(join(folder, 'out'), join(folder, 'in', 'away'))
  await symlink(join(folder, 'in'), join(folder, 'in', 'loop'))
  const { files, skipped } = await findFiles([join(folder, 'in')], signal)
  expect(files.map(({ name }) => name)).toEqual(['a.txt'])
  expect(skipped).toMatchObject([{ path: join(folder, 'in', 'away'), code: 'unsupported' }])
})

test('a search that is cancelled stops', async () => {
  await expect(findFiles([folder], AbortSignal.abort())).rejects.toMatchObject({ code: 'cancelled' })
})
