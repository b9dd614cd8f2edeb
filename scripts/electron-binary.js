import { existsSync } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { root } from './run.js'

const folder = path.join(root, 'node_modules/electron')

/** Where the tests' stand-in for the binary lies. */
export const doubleFolder = path.join(root, 'test/electron-double')

/** @returns {Promise<string | undefined>} the real Electron's executable, where it has been downloaded */
export async function electronBinary() {
  const override = process.env['ELECTRON_OVERRIDE_DIST_PATH']
  const dist = override ?? path.join(folder, 'dist')
  const name = await fs.readFile(path.join(folder, 'path.txt'), 'utf8').catch(() => 'electron')
  const file = path.join(dist, name.trim())
  return existsSync(file) ? file : undefined
}
