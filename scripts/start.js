// `npm start`: the desktop app; where that cannot be, the same app in a browser.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { electronBinary, fetchElectron } from './electron-binary.js'
import { root, run, runAll } from './run.js'

const EARLY_END_SECONDS = 3

await runAll([['node', 'scripts/build.js']])
const reason = await desktop()
if (reason !== undefined) {
  process.stdout.write(`${reason} Strata runs in your browser instead; open the address below, Ctrl+C ends it.\n`)
  process.exitCode = await run('node', ['bin/strata.js', 'serve', ...process.argv.slice(2)])
}

/** @returns {Promise<string | undefined>} why the desktop app could not be shown; nothing after it was used and closed */
async function desktop() {
  const { DISPLAY, WAYLAND_DISPLAY } = process.env
  if (process.platform === 'linux' && !DISPLAY && !WAYLAND_DISPLAY) return 'There is no display here, so'
  const binary = (await electronBinary()) ?? (await fetchElectron())
  if (binary === undefined) return "Electron's binary is not here and could not be fetched, so"
  const started = performance.now()
  const code = await ended(spawn(binary, [root, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' }))
  const seconds = (performance.now() - started) / 1000
  if (code !== 0 && seconds < EARLY_END_SECONDS) return `${path.basename(binary)} ended at once (${code}), so`
  process.exitCode = code
  return undefined
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>} its exit code; 1 where it was ended, or never began
 */
function ended(child) {
  return new Promise((resolve) => {
    child.on('error', () => resolve(1))
    child.on('exit', (code) => resolve(code ?? 1))
  })
}
