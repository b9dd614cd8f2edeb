// `npm test`: every check, then the browser and desktop tests. Closes with how many tests ran.
import fs from 'node:fs/promises'
import path from 'node:path'
import { root, runAll } from './run.js'

await runAll([
  ['node', 'scripts/build.js'],
  ['node', 'scripts/check.js'],
  ['node', 'scripts/end-to-end.js'],
])
const { numPassedTests, numFailedTests } = await result('unit')
const { stats } = await result('end-to-end')
process.stdout.write(`\n${numPassedTests + stats.expected} passed, ${numFailedTests + stats.unexpected} failed\n`)

/** @param {string} name of what a runner has written into .strata/ */
async function result(name) {
  return JSON.parse(await fs.readFile(path.join(root, '.strata', `${name}.json`), 'utf8'))
}
