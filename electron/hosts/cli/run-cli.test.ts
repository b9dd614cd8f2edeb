import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Writable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { StrataError } from '../../../shared/contract/errors.ts'
import type { Command } from './command.ts'
import { commands } from './commands.ts'
import { runCli } from './run-cli.ts'

function capture() {
  let text = ''
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString()
      done()
    },
  })
  return { stream, text: () => text }
}

async function run(words: readonly string[], table: readonly Command[] = commands) {
  const [out, err] = [capture(), capture()]
  const code = await runCli({ commands: table, version: '9.9.9' }, words, {
    out: out.stream,
    err: err.stream,
    signal: new AbortController().signal,
    now: Date.now,
    dist: import.meta.dirname,
    env: {},
    log: () => undefined,
  })
  return { code, out: out.text(), err: err.text() }
}

let folder: string
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'strata-cli-'))
  fs.writeFileSync(path.join(folder, 'letter.txt'), 'Dear Silas, this is no collection but a letter.')
})
afterAll(() => fs.rmSync(folder, { recursive: true }))

const prompted = [
  'index',
  'letters',
  '--into',
  'a.strata',
  '--analyst',
  'prompted',
  '--base-url',
  'http://x',
  '--model',
  'm',
]

describe('wrong usage ends with 2 and a sentence', () => {
  it.each([
    [[], 'A command is missing.'],
    [['frobnicate'], 'There is no command “frobnicate”.'],
    [['--frob'], 'There is no option --frob.'],
    [['retrieve', 'a.strata'], 'The question is missing.'],
    [
      ['retrieve', 'a.strata', 'Who?', '--method', 'hipporag'],
      'The method “hipporag” is not built yet here; “basic” is.',
    ],
    [['retrieve', 'a.strata', 'Who?', '--method', 'magic'], 'There is no method “magic”; there is “basic”.'],
    [
      ['retrieve', 'a.strata', 'Who?', '--k', '0'],
      'The number of passages must be a whole number from 1 to 1000, not “0”.',
    ],
    [['remove', 'a.strata', '1'], 'The command “remove” is not built yet.'],
    [['index', '--into', 'a.strata'], 'The files or folders to index are missing.'],
    [['index', 'letters'], 'Say with --into which collection'],
    [['index', 'letters', '--into', 'a.strata', '--estimate'], 'Only a model costs something: add --analyst prompted.'],
    [
      ['index', 'letters', '--into', 'a.strata', '--claims'],
      'The option --claims is for a model: add --analyst prompted.',
    ],
    [
      ['index', 'letters', '--into', 'a.strata', '--analyst', 'magic'],
      'There is no analyst “magic”; there are “builtin”',
    ],
    [['index', 'letters', '--into', 'a.strata', '--analyst', 'prompted'], 'The analyst “prompted” needs a model'],
    [[...prompted, '--gleanings', '9'], 'The number of gleanings must be a whole number from 0 to 5, not “9”.'],
    [[...prompted, '--levels', '2-1'], 'The levels must be a number or a range such as 0-1, not “2-1”.'],
    [
      [...prompted, '--levels', '0', '--parts', 'extraction'],
      'The option --levels says which reports the model writes',
    ],
    [
      [...prompted, '--parts', 'extraction,dreams'],
      'There is no part “dreams”; there are extraction, reports, answers.',
    ],
    [[...prompted, '--budget', '0'], 'The budget must be a whole number from 1 up, not “0”.'],
    [[...prompted, '--concurrency', '999'], 'The concurrency must be a whole number from 1 to 256, not “999”.'],
    [
      ['ask', 'a.strata', 'Who?', '--base-url', 'http://x'],
      'The option --base-url is for a model: add --analyst prompted.',
    ],
    [
      ['ask', 'a.strata', 'Who?', '--analyst', 'prompted', '--base-url', 'x', '--model', 'm'],
      '“x” is no web address; an endpoint is one such as http://127.0.0.1:11434/v1.',
    ],
    [
      ['ask', 'a.strata', 'Who?', '--analyst', 'prompted', '--base-url', 'http://me:secret@x', '--model', 'm'],
      'An endpoint’s address holds no user name or password; a key comes from STRATA_API_KEY.',
    ],
    [['index', 'letters', '--into', 'a.strata', '--frob'], '“strata index” has no option --frob.'],
    [['index', 'letters', '--into'], 'The option --into was not given as'],
    [['status'], 'The collection is missing.'],
    [['status', 'a.strata', 'b.strata'], '“b.strata” is one word too many'],
    [['ask', 'a.strata'], 'The question is missing.'],
    [['ask', 'a.strata', ' '], 'The question is empty.'],
    [['ask', 'a.strata', 'Who?', '--method', 'hipporag'], 'The method “hipporag” is not built yet'],
    [['ask', 'a.strata', 'Who?', '--method', 'magic'], 'There is no method “magic”'],
    [['ask', 'a.strata', 'Who?', '--level', '1.5'], 'The level must be a whole number from 0 to 99, not “1.5”.'],
    [['ask', 'a.strata', 'Who?', '--level', '-1'], 'The level must be a whole number from 0 to 99, not “-1”.'],
    [['reports', 'a.strata', '--level', '-1'], 'The level must be a whole number from 0 to 99, not “-1”.'],
    [['evidence', 'a.strata', 'letters', '1'], 'There is no dataset “letters”'],
    [['evidence', 'a.strata', 'Reports', '0'], 'The id must be a whole number from 1 up, not “0”.'],
    [['text', 'a.strata', 'first'], 'The id must be a whole number from 1 up, not “first”.'],
    [['serve', '--port', '70000'], 'The port must be a whole number from 0 to 65535, not “70000”.'],
  ])('strata %j', async (words, sentence) => {
    const { code, out, err } = await run(words)
    expect(err).toContain(`strata: ${sentence}`)
    expect(out).toBe('')
    expect(code).toBe(2)
  })
})

describe('help and version are everywhere', () => {
  it.each(commands.map(({ name }) => name))('strata %s --help', async (name) => {
    const { code, out, err } = await run([name, '--help'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain(`Usage: strata ${name}`)
    expect(await run([name, '--version'])).toEqual({ code: 0, out: '9.9.9\n', err: '' })
  })
  it('strata --help names every command', async () => {
    const { code, out } = await run(['--help'])
    expect(code).toBe(0)
    for (const { name } of commands) expect(out).toMatch(new RegExp(`^  ${name} `, 'm'))
  })
  it.each(commands)('the help of $name explains each of its options', async ({ name, options }) => {
    const { out } = await run([name, '--help'])
    for (const option of Object.keys(options)) expect(out).toContain(`--${option}`)
  })
})

describe('what fails ends with 1 and a sentence', () => {
  it('says that a file is no collection', async () => {
    const { code, err, out } = await run(['status', path.join(folder, 'letter.txt')])
    expect(err).toMatch(/letter\.txt is not a Strata collection/)
    expect({ code, out }).toEqual({ code: 1, out: '' })
  })
  it('says that there is no file', async () => {
    const { code, err } = await run(['reports', path.join(folder, 'none.strata')])
    expect(err).toMatch(/There is no collection at .*none\.strata/)
    expect(code).toBe(1)
  })
  it('is one JSON value with --json', async () => {
    const { code, out } = await run(['status', path.join(folder, 'none.strata'), '--json'])
    expect(JSON.parse(out)).toMatchObject({ error: { code: 'not-found' } })
    expect(code).toBe(1)
    expect(JSON.parse((await run(['ask', '--json'])).out)).toMatchObject({ error: { code: 'invalid-input' } })
  })
})

describe('the exit code', () => {
  const command = (act: Command['run']): Command[] => [
    { name: 'act', usage: 'act', summary: 'acts', options: {}, help: [], run: act },
  ]

  it('is 0 when it is done, 3 when files were skipped', async () => {
    expect(
      (
        await run(
          ['act'],
          command(async () => ({ value: 1, text: 'one\n' })),
        )
      ).code,
    ).toBe(0)
    expect(
      (
        await run(
          ['act'],
          command(async () => ({ value: 1, text: '', skipped: true })),
        )
      ).code,
    ).toBe(3)
  })
  it('is 130 when it was cancelled', async () => {
    const cancelled = command(() => Promise.reject(new StrataError('cancelled', 'The work was cancelled.')))
    expect((await run(['act'], cancelled)).code).toBe(130)
  })
  it('is 1 for anything unforeseen, of which nothing is told', async () => {
    const { code, err, out } = await run(
      ['act', '--json'],
      command(() => Promise.reject(new Error('secret'))),
    )
    expect(code).toBe(1)
    expect(err + out).not.toContain('secret')
  })
  it('comes with the text for a person or the value for a program', async () => {
    const table = command(async () => ({ value: { a: 1 }, text: 'one\n' }))
    expect((await run(['act'], table)).out).toBe('one\n')
    expect((await run(['act', '--json'], table)).out).toBe('{"a":1}\n')
    expect((await run(['--json', 'act'], table)).out).toBe('{"a":1}\n')
  })
})
