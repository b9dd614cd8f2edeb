import fs from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { StrataError } from '../../../shared/contract/errors.ts'
import type { KeysByOrigin } from '../common/api-keys.ts'
import { endpointOrigin } from '../common/endpoint-origin.ts'

/** What encrypts with a secret of the system's keychain. */
export interface Cipher {
  available(): Promise<boolean>
  encrypt(text: string): Promise<Buffer>
  decrypt(encrypted: Buffer): Promise<string>
}

export interface KeyStore {
  available(): Promise<boolean>
  /** All keys in clear, for the engine alone. One that can't be decrypted any more is left out. */
  read(): Promise<KeysByOrigin>
  /** Keeps a key for the endpoint's origin, or forgets it. Throws `invalid-input`, or `unsupported` without a keychain. */
  set(baseUrl: string, key: string | null): Promise<void>
}

interface KeyStoreOptions {
  readonly file: string
  readonly cipher: Cipher
  readonly note: (line: string) => void
}

const Encrypted = z.record(z.string(), z.base64())

/** Keys in a file of their own, by origin: encrypted strings and nothing else. */
export function createKeyStore({ file, cipher, note }: KeyStoreOptions): KeyStore {
  let last: Promise<unknown> = Promise.resolve()

  const load = async (): Promise<Readonly<Record<string, string>>> => {
    const text = await fs.readFile(file, 'utf8').catch(() => '{}')
    try {
      return Encrypted.parse(JSON.parse(text))
    } catch {
      note('the file of keys is damaged and was taken as empty')
      return {}
    }
  }
  const save = async (encrypted: Readonly<Record<string, string>>): Promise<void> => {
    await fs.mkdir(path.dirname(file), { recursive: true })
    const fresh = `${file}.new`
    await fs.writeFile(fresh, JSON.stringify(encrypted), { mode: 0o600 })
    await fs.rename(fresh, file)
  }
  const change = async (origin: string, key: string | null): Promise<void> => {
    const { [origin]: _before, ...others } = await load()
    if (key === null) return save(others)
    if (!(await cipher.available())) throw noKeychain()
    const encrypted = await cipher.encrypt(key).catch(() => {
      // The error may hold what was to be encrypted; it is not passed on.
      throw noKeychain()
    })
    await save({ ...others, [origin]: encrypted.toString('base64') })
  }

  return {
    available: () => cipher.available(),
    async read() {
      const encrypted = Object.entries(await load())
      if (encrypted.length === 0 || !(await cipher.available())) return {}
      const keys: Record<string, string> = {}
      for (const [origin, text] of encrypted) {
        try {
          keys[origin] = await cipher.decrypt(Buffer.from(text, 'base64'))
        } catch {
          note(`the keychain does not give the key for ${origin} any more`)
        }
      }
      return keys
    },
    set(baseUrl, key) {
      const origin = endpointOrigin(baseUrl)
      if (origin === null) throw noAddress()
      const trimmed = key === null ? null : checkedKey(key)
      const changed = last.then(() => change(origin, trimmed))
      last = changed.catch(() => undefined)
      return changed
    },
  }
}

const noKeychain = (): StrataError =>
  new StrataError('unsupported', 'There is no keychain on this machine that could keep a key safe.', {
    hint: 'Start Strata with the key in STRATA_API_KEY.',
  })

const noAddress = (): StrataError =>
  new StrataError('invalid-input', 'The address of the endpoint is no web address.', {
    hint: 'It begins with https:// or http://, such as https://api.openai.com/v1.',
  })

function checkedKey(key: string): string {
  const trimmed = key.trim()
  if (/^[\x21-\x7e]+$/.test(trimmed)) return trimmed
  throw new StrataError('invalid-input', 'This is no key: it is empty, or holds spaces or letters that no key has.', {
    hint: 'Copy it again from the page of your provider.',
  })
}
