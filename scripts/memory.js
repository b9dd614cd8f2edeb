import fs from 'node:fs/promises'
import path from 'node:path'
import { root } from './run.js'

const folder = path.join(root, '.strata')

/**
 * What an earlier run noted under this name (what could not be downloaded, so that nobody waits for it twice).
 * Delete the folder .strata/ to make them try again.
 * @param {string} name
 * @returns {Promise<Record<string, unknown> | undefined>}
 */
export async function remembered(name) {
  try {
    return JSON.parse(await fs.readFile(path.join(folder, `${name}.json`), 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * @param {string} name
 * @param {Record<string, unknown>} facts
 */
export async function remember(name, facts) {
  await fs.mkdir(folder, { recursive: true })
  await fs.writeFile(path.join(folder, `${name}.json`), `${JSON.stringify(facts, null, 2)}\n`)
}
