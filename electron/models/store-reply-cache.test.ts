import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { inTransaction, type Writer } from '../store/connection.ts'
import { openWriter } from '../store/open-collection.ts'
import { createReplyCache } from './store-reply-cache.ts'

let folder: string
let file: string
let store: Writer

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'strata-replies-'))
  file = join(folder, 'x.strata')
  store = openWriter(file, { create: true })
})
afterEach(() => {
  store.close()
  rmSync(folder, { recursive: true })
})

const reply = (key: string, text = 'said') => ({
  key,
  work: 'extract',
  prompt: 'extract-graph@1',
  model: 'm',
  text,
  finish: 'stop' as const,
  inputTokens: 10,
  outputTokens: 2,
  seconds: 0.5,
})
const found = { text: 'said', finish: 'stop', inputTokens: 10, outputTokens: 2, seconds: 0.5, cached: true }

it('finds what was saved, until it is forgotten', () => {
  const cache = createReplyCache(store)
  expect(cache.find('a')).toBeUndefined()
  cache.save(reply('a'))
  expect(cache.find('a')).toEqual({ key: 'a', ...found })
  cache.save(reply('a', 'said otherwise'))
  expect(createReplyCache(store).find('a')?.text).toBe('said otherwise')
  cache.forget('a')
  expect(cache.find('a')).toBeUndefined()
})

it('keeps what another connection is in the way of, and writes it with the next', () => {
  const other = openWriter(file)
  const patient = openWriter(file, { patience: 1 })
  try {
    const cache = createReplyCache(patient)
    inTransaction(other, () => {
      cache.save(reply('a'))
      expect(cache.find('a')).toEqual({ key: 'a', ...found })
      expect(createReplyCache(store).find('a')).toBeUndefined()
    })
    cache.save(reply('b'))
    expect(createReplyCache(store).find('a')).toEqual({ key: 'a', ...found })
  } finally {
    patient.close()
    other.close()
  }
})

it('writes what still waits at the end, or says that it cannot', () => {
  const other = openWriter(file)
  const patient = openWriter(file, { patience: 1 })
  try {
    const cache = createReplyCache(patient)
    inTransaction(other, () => {
      cache.save(reply('a'))
      expect(() => cache.flush()).toThrow('Another program is writing to the collection')
    })
    cache.flush()
    expect(createReplyCache(store).find('a')).toEqual({ key: 'a', ...found })
  } finally {
    patient.close()
    other.close()
  }
})

it('knows the models that it has replies of', () => {
  const cache = createReplyCache(store)
  expect(cache.knows('m')).toBe(false)
  cache.save(reply('a'))
  expect(cache.knows('m')).toBe(true)
  expect(cache.knows('n')).toBe(false)
})

it('has every reply that it took before its process was killed', async () => {
  const path = (name: string): string => JSON.stringify(join(import.meta.dirname, name))
  const program = `
    import { openWriter } from ${path('../store/open-collection.ts')}
    import { createReplyCache } from ${path('store-reply-cache.ts')}
    const cache = createReplyCache(openWriter(${JSON.stringify(file)}))
    for (let at = 0; ; at += 1) {
      cache.save({ ...${JSON.stringify(reply(''))}, key: String(at) })
      process.stdout.write(at + '\\n')
    }`
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (part: Buffer) => {
    said += part.toString()
    if (said.split('\n').length > 50) child.kill('SIGKILL')
  })
  await once(child, 'close')
  const last = Number(said.split('\n').at(-2))
  const cache = createReplyCache(store)
  expect(last).toBeGreaterThan(40)
  for (let at = 0; at <= last; at += 1) expect(cache.find(String(at))).toBeDefined()
})
