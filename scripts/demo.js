// `npm run demo`: the main job without a window, on the sample collection.
import { execFile } from 'node:child_process'
import fs from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { root, run } from './run.js'

const QUESTION = 'What are the main themes?'
const LARGEST_OUTPUT = 64 * 1024 * 1024

const strata = path.join(root, 'bin/strata.js')
const folder = path.join(root, '.strata')
const file = path.join(folder, 'demo.strata')

await fs.mkdir(folder, { recursive: true })
await Promise.all(['', '-wal', '-shm'].map((end) => fs.rm(`${file}${end}`, { force: true })))

heading('The sample collection, read and indexed')
await step('index', 'resources/sample', '--into', file)
heading('What is inside')
await step('status', file)
heading('The reports at the broadest level')
for (const { id, title, rating } of await asked('reports', file, '--level', '0'))
  process.stdout.write(`${String(id).padStart(5)}  ${rating.toFixed(1).padStart(4)}  ${title}\n`)
heading(QUESTION)
await step('ask', file, QUESTION)
process.stdout.write(
  `\nThe collection lies in ${path.relative(process.cwd(), file)}; look inside with: npm start -- ${path.relative(process.cwd(), file)}\n`,
)

/** @param {string} text */
function heading(text) {
  process.stdout.write(`\n${text}\n${'─'.repeat(text.length)}\n`)
}

/** Runs a command that prints for people; a failure ends the demo. @param {string[]} args */
async function step(...args) {
  const code = await run('node', [strata, ...args])
  if (code !== 0) process.exit(code)
}

/** @param {string[]} args @returns what a command answers with --json */
async function asked(...args) {
  const { stdout } = await promisify(execFile)(process.execPath, [strata, ...args, '--json'], {
    maxBuffer: LARGEST_OUTPUT,
  })
  return JSON.parse(stdout)
}
