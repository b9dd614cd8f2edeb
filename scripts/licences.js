import { existsSync } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'

/** @typedef {{ name: string, version: string, licence: string, text?: string }} Licence */

/** Shipped beside the bundles: the desktop binary and the native package (its JavaScript needs nothing else). */
const SHIPPED = ['electron', 'better-sqlite3']

/**
 * The licences of what is shipped: the packages the bundled files come from, and those that go along unbundled.
 * @param {string} root the repository
 * @param {readonly string[]} files absolute paths of the bundled source files
 * @returns {Promise<Licence[]>} by name, each once
 */
export async function licencesOf(root, files) {
  const folders = new Set(SHIPPED.map((name) => path.join(root, 'node_modules', name)))
  for (const file of files) {
    const folder = packageFolder(file)
    if (folder !== undefined) folders.add(folder)
  }
  const licences = await Promise.all([...folders].map(licenceIn))
  return licences.sort((a, b) => (a.name < b.name ? -1 : 1))
}

/**
 * @param {string} folder of a package
 * @returns {Promise<Licence>}
 */
export async function licenceIn(folder) {
  const manifest = JSON.parse(await fs.readFile(path.join(folder, 'package.json'), 'utf8'))
  const file = (await fs.readdir(folder)).find((name) => /^(licen[cs]e|copying)(\.|-|$)/i.test(name))
  const text =
    file === undefined ? undefined : await fs.readFile(path.join(folder, file), 'utf8').catch(() => undefined)
  return {
    name: manifest.name,
    version: manifest.version,
    licence: licenceName(manifest),
    ...(text === undefined ? {} : { text: text.trim() }),
  }
}

/**
 * @param {{ license?: string | { type?: string }, licenses?: { type?: string }[] }} manifest a package.json
 * @returns {string} its SPDX expression, or `unknown`
 */
function licenceName({ license, licenses }) {
  if (typeof license === 'string') return license
  return license?.type ?? licenses?.map(({ type }) => type).join(' OR ') ?? 'unknown'
}

/**
 * @param {string} file
 * @returns {string | undefined} the folder of the innermost package the file lies in; none for our own files
 */
function packageFolder(file) {
  const clean = file.replace(/^\0/, '').replace(/\?.*$/, '')
  const found = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(clean)
  const folder = found?.[1]
  return folder !== undefined && existsSync(path.join(folder, 'package.json')) ? folder : undefined
}
