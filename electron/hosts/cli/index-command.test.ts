import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Writable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openWriter } from '../../store/open-collection.ts'
import { commands } from './commands.ts'
import { runCli } from './run-cli.ts'

let folder: string
const at = (...names: string[]): string => path.join(folder, ...names)

/** The app's parts where a build puts them. */
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'strata-index-'))
  fs.mkdirSync(at('app', 'dist'), { recursive: true })
  fs.writeFileSync(at('app', 'package.json'), JSON.stringify({ version: '0.0.0', type: 'module' }))
  const worker = pathToFileURL(path.join(import.meta.dirname, '../../api/index-worker.ts')).href
  fs.writeFileSync(at('app', 'dist', 'worker.js'), `import ${JSON.stringify(worker)}\n`)
  fs.mkdirSync(at('letters'))
  fs.writeFileSync(at('letters', 'a.txt'), 'Silas Wren met Ada Pell in Wrackham. Ada Pell wrote to Silas Wren.')
  fs.writeFileSync(at('letters', 'x.zip'), 'PK')
})
afterAll(() => fs.rmSync(folder, { recursive: true }))

async function strata(...words: string[]): Promise<{ code: number; out: string; err: string }> {
  const said = { out: '', err: '' }
  const into = (name: 'out' | 'err') =>
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        said[name] += chunk.toString()
        done()
      },
    })
  const code = await runCli({ commands, version: '0.0.0' }, words, {
    out: into('out'),
    err: into('err'),
    signal: new AbortController().signal,
    now: Date.now,
    dist: at('app', 'dist'),
    env: {},
    log: (thrown) => expect.unreachable(String(thrown)),
  })
  return { code, ...said }
}

it('names each skipped file once, says how far each stage came, and ends with 3', async () => {
  const { code, out, err } = await strata('index', at('letters'), '--into', at('x.strata'))
  expect(code).toBe(3)
  expect(`${err}${out}`.split('x.zip')).toHaveLength(2)
  expect(out).toContain('1 file skipped, 1 named above\n')
  expect(err).toContain('\nextract\nextract 1 of 1\n')
})

it('ends with 0 again when what was skipped is gone', async () => {
  fs.rmSync(at('letters', 'x.zip'))
  const { code, out } = await strata('index', at('letters'), '--into', at('x.strata'), '--json')
  expect(code).toBe(0)
  expect(JSON.parse(out)).toMatchObject({ documents: 1, skipped: [] })
})

it('ends with 1 and a sentence when nothing was found at all', async () => {
  fs.mkdirSync(at('none'))
  const { code, err } = await strata('index', at('none'), '--into', at('new.strata'))
  expect(err).toContain(`strata: Nothing that could be read was found in ${at('none')}.`)
  expect(code).toBe(1)
  expect(fs.existsSync(at('new.strata'))).toBe(false)
})

it.each([
  [['reports', '--level', '99'], 'There is no level 99 in this collection; its only level is 0.'],
  [['ask', 'Who met Ada?', '--level', '50'], 'There is no level 50 in this collection; its only level is 0.'],
  [['evidence', 'Reports', '9999'], 'There is no report 9999 in this collection.'],
  [['text', '9999'], 'There is no document 9999 in this collection.'],
])('strata %j ends with 1 and says what there is', async ([command = '', ...words], sentence) => {
  const { code, out, err } = await strata(command, at('x.strata'), ...words)
  expect(err).toContain(`strata: ${sentence}`)
  expect({ code, out }).toEqual({ code: 1, out: '' })
})

it('says that a collection has no reports yet', async () => {
  openWriter(at('empty.strata'), { create: true }).close()
  const { code, out } = await strata('reports', at('empty.strata'))
  expect({ code, out }).toMatchObject({
    code: 0,
    out: expect.stringContaining('There are no reports in this collection'),
  })
  expect((await strata('reports', at('empty.strata'), '--json')).out).toBe('[]\n')
})
