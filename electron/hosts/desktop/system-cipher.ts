import { safeStorage } from 'electron'
import type { Cipher } from './key-store.ts'

/** The system's own: Keychain, DPAPI, libsecret or KWallet. */
export const systemCipher = (platform: string): Cipher => ({
  available: async () => (await safeStorage.isAsyncEncryptionAvailable()) && !isInClear(platform),
  encrypt: (text) => safeStorage.encryptStringAsync(text),
  decrypt: async (encrypted) => (await safeStorage.decryptStringAsync(encrypted)).result,
})

/** Without a keychain, Linux would encrypt with a password that everybody knows. */
const isInClear = (platform: string): boolean =>
  platform === 'linux' && ['basic_text', 'unknown'].includes(safeStorage.getSelectedStorageBackend())
