import { spawn } from 'node:child_process'
import path from 'node:path'

/** The repository's folder. */
export const root = path.join(import.meta.dirname, '..')

/** What npm puts first on the path: the tools of node_modules and the Node they run on. */
const toolsFirst = `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env['PATH'] ?? ''}`

/**
 * Runs a command in the repository, its output going where ours goes.
 * @param {string} command a tool of node_modules/.bin, or any other on the path
 * @param {readonly string[]} [args]
 * @param {Record<string, string>} [env] added to ours
 * @returns {Promise<number>} its exit code
 */
export function run(command, args = [], env = {}) {
  return new Promise((resolve, reject) => {
    // npm's tools are .cmd files on Windows, which only a shell starts.
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, PATH: toolsFirst, ...env },
    })
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(signal === null ? (code ?? 1) : 1))
  })
}

/**
 * Runs commands one after the other; the first that fails ends the process with its exit code.
 * @param {readonly (readonly [string, ...string[]])[]} commands
 * @param {Record<string, string>} [env] added to ours
 */
export async function runAll(commands, env = {}) {
  for (const [command, ...args] of commands) {
    process.stdout.write(`\n> ${[command, ...args].join(' ')}\n`)
    const code = await run(command, args, env)
    if (code !== 0) process.exit(code)
  }
}
