import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { remember, remembered } from './memory.js'
import { root } from './run.js'

const FETCH_SECONDS = 60

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

/**
 * Fetches Electron's binary as its package does it: once, and the outcome is remembered.
 * @returns {Promise<string | undefined>} the executable, where that has worked
 */
export async function fetchElectron() {
  if ((await remembered('electron'))?.['fetched'] === false) return undefined
  process.stdout.write(`Fetching Electron (once, at most ${FETCH_SECONDS} s) …\n`)
  spawnSync(process.execPath, [path.join(folder, 'install.js')], { stdio: 'ignore', timeout: FETCH_SECONDS * 1000 })
  const file = await electronBinary()
  await remember('electron', { fetched: file !== undefined })
  return file
}
