import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createKeyStore, type Cipher } from './key-store.ts'

const KEY = 'sk-proj-very-secret-0123456789'
let folder = ''
let notes: string[] = []

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'strata-keys-'))
  notes = []
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

/** Turns bits around, as far from the clear text as a test needs. */
const cipher: Cipher = {
  available: async () => true,
  encrypt: async (text) => Buffer.from(text).map((byte) => byte ^ 0xaa) as Buffer,
  decrypt: async (encrypted) => Buffer.from(encrypted.map((byte) => byte ^ 0xaa)).toString('utf8'),
}
const file = (): string => path.join(folder, 'deep', 'keys.json')
const open = (change: Partial<Cipher> = {}) =>
  createKeyStore({ file: file(), cipher: { ...cipher, ...change }, note: (line) => void notes.push(line) })

describe('the store of keys', () => {
  it('keeps a key by origin, encrypted, over a restart', async () => {
    await open().set('https://api.example.com/v1', ` ${KEY}\n`)
    expect(await open().read()).toEqual({ 'https://api.example.com': KEY })
    const written = fs.readFileSync(file(), 'utf8')
    expect(written).not.toContain(KEY)
    expect(written).not.toContain(Buffer.from(KEY).toString('base64'))
    expect(fs.statSync(file()).mode & 0o777).toBe(0o600)
  })

  it('replaces and forgets one key and leaves the others', async () => {
    const store = open()
    await Promise.all([
      store.set('https://api.example.com/v1', 'one'),
      store.set('http://127.0.0.1:1234/v1', 'two'),
      store.set('https://api.example.com/v2', 'three'),
    ])
    expect(await store.read()).toEqual({ 'https://api.example.com': 'three', 'http://127.0.0.1:1234': 'two' })
    await store.set('https://api.example.com', null)
    expect(await store.read()).toEqual({ 'http://127.0.0.1:1234': 'two' })
  })

  it('refuses to keep a key where nothing keeps it safe, and writes nothing', async () => {
    const store = open({ available: async () => false })
    await expect(store.set('https://api.example.com/v1', KEY)).rejects.toMatchObject({
      code: 'unsupported',
      hint: 'Start Strata with the key in STRATA_API_KEY.',
    })
    expect(fs.existsSync(file())).toBe(false)
    expect(await store.read()).toEqual({})
  })

  it('says nothing of the key when it cannot be encrypted', async () => {
    const store = open({ encrypt: async (text) => Promise.reject(new Error(`cannot encrypt ${text}`)) })
    const error: unknown = await store.set('https://api.example.com/v1', KEY).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ code: 'unsupported', cause: undefined })
    expect(String((error as Error).stack)).not.toContain(KEY)
  })

  it('leaves out a key that the keychain does not give any more', async () => {
    await open().set('https://api.example.com/v1', KEY)
    const store = open({ decrypt: async () => Promise.reject(new Error('gone')) })
    expect(await store.read()).toEqual({})
    expect(notes).toEqual(['the keychain does not give the key for https://api.example.com any more'])
  })

  it('takes a damaged file as empty', async () => {
    fs.mkdirSync(path.dirname(file()))
    for (const text of ['{"https://a.example": ', '[1]', '{"https://a.example": 7}']) {
      fs.writeFileSync(file(), text)
      expect(await open().read()).toEqual({})
    }
    expect(notes).toHaveLength(3)
  })

  it.each(['', '  ', 'two words', 'line\nbreak', '“quoted”'])('refuses “%s” as a key', async (key) => {
    expect(() => open().set('https://api.example.com/v1', key)).toThrow('This is no key')
  })

  it.each(['', 'api.example.com', 'file:///etc/passwd', 'https://'])('refuses a key for “%s”', (baseUrl) => {
    expect(() => open().set(baseUrl, KEY)).toThrow('no web address')
  })
})
