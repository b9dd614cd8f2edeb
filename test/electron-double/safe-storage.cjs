// `safeStorage`: really encrypts, with a key that lies in the data folder beside what it protects. Good enough to show
// that an app stores no plain text; no protection at all. `available` can be turned off by tests.
const crypto = require('node:crypto')
const fs = require('node:fs')
const path = require('node:path')
const runtime = require('./runtime.cjs')

const PREFIX = Buffer.from('double1')

function key() {
  const file = path.join(runtime.getPath('userData'), 'double-safe-storage.key')
  if (!fs.existsSync(file)) {
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, crypto.randomBytes(32), { mode: 0o600 })
  }
  return fs.readFileSync(file)
}

function encrypt(text) {
  if (!safeStorage.available) throw new Error('Encryption is not available.')
  const nonce = crypto.randomBytes(12)
  const cipher = crypto.createCipheriv('aes-256-gcm', key(), nonce)
  return Buffer.concat([PREFIX, nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
}

function decrypt(encrypted) {
  if (!safeStorage.available) throw new Error('Decryption is not available.')
  const bytes = Buffer.from(encrypted)
  if (!bytes.subarray(0, 7).equals(PREFIX)) throw new Error('Ciphertext does not appear to be encrypted.')
  const decipher = crypto.createDecipheriv('aes-256-gcm', key(), bytes.subarray(7, 19))
  decipher.setAuthTag(bytes.subarray(-16))
  return Buffer.concat([decipher.update(bytes.subarray(19, -16)), decipher.final()]).toString('utf8')
}

const safeStorage = {
  available: true,
  isEncryptionAvailable: () => safeStorage.available,
  isAsyncEncryptionAvailable: async () => safeStorage.available,
  encryptString: encrypt,
  decryptString: decrypt,
  encryptStringAsync: async (text) => encrypt(text),
  decryptStringAsync: async (encrypted) => ({ result: decrypt(encrypted), shouldReEncrypt: false }),
  getSelectedStorageBackend: () => (safeStorage.available ? 'gnome_libsecret' : 'basic_text'),
  setUsePlainTextEncryption() {},
}

module.exports = { safeStorage }
