// Every package that the lock file names and that is installed must be under a permissive licence.
import { existsSync } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { licenceIn } from './licences.js'

const PERMISSIVE = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
])

/**
 * Looked at one by one. `BSD` says no clause count in its manifest, its text is the one with two; lightningcss, part
 * of vite, is the only package under the (file-wise) MPL, works while building, and is not shipped.
 * @type {Readonly<Record<string, string>>}
 */
const ACCEPTED = { duck: 'BSD', lightningcss: 'MPL-2.0' }

const root = path.join(import.meta.dirname, '..')
const lock = JSON.parse(await fs.readFile(path.join(root, 'package-lock.json'), 'utf8'))
const folders = Object.keys(lock.packages)
  .filter((folder) => folder !== '')
  .map((folder) => path.join(root, folder))
  .filter((folder) => existsSync(path.join(folder, 'package.json')))
const licences = await Promise.all(folders.map(licenceIn))
const refused = licences.filter(
  ({ name, licence }) =>
    !isPermissive(licence) && ACCEPTED[name.replace(/^lightningcss-.*/, 'lightningcss')] !== licence,
)

for (const { name, version, licence } of refused)
  process.stderr.write(
    `licences: ${name} ${version} is under “${licence}”, which is not on the list of permissive ones\n`,
  )
process.stdout.write(`licences: ${licences.length} packages, ${refused.length} refused\n`)
process.exitCode = refused.length > 0 || licences.length === 0 ? 1 : 0

/**
 * @param {string} expression in SPDX's words: one of several choices, or several at once
 * @returns {boolean}
 */
function isPermissive(expression) {
  const bare = expression.replace(/[()]/g, '')
  return bare.split(/ OR /i).some((choice) => choice.split(/ AND /i).every((name) => PERMISSIVE.has(name.trim())))
}
