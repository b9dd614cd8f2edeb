// npm drops a package's `gypfile: false` when it writes the lock file, and npm before 11 then compiles better-sqlite3,
// which brings its binaries along and needs no compiler. This puts the line back; `--check` only looks.
import fs from 'node:fs/promises'
import path from 'node:path'
import { root } from './run.js'

const PACKAGE = 'node_modules/better-sqlite3'

const file = path.join(root, 'package-lock.json')
const lock = JSON.parse(await fs.readFile(file, 'utf8'))
const entry = lock.packages[PACKAGE]
if (entry.gypfile !== false) {
  if (process.argv.includes('--check')) {
    process.stderr.write('package-lock.json: better-sqlite3 has lost its "gypfile": false; run "npm run prepare".\n')
    process.exitCode = 1
  } else {
    lock.packages[PACKAGE] = { ...entry, gypfile: false }
    await fs.writeFile(file, `${JSON.stringify(lock, null, 2)}\n`)
  }
}
