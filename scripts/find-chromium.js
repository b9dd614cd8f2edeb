import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { remember, remembered } from './memory.js'
import { root } from './run.js'

const DOWNLOAD_SECONDS = 60
const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const SYSTEM_FILES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * A Chromium for the tests: the one that STRATA_CHROMIUM names, else Playwright's own (downloaded when it can be; a
 * failure is remembered), else the system's, else Debian's package where it may be installed.
 * @returns {Promise<string>} path of the executable
 * @throws {Error} one sentence that says what to install
 */
export async function findChromium() {
  const named = process.env['STRATA_CHROMIUM']
  if (named !== undefined && named !== '') return named
  const found = (await playwrights()) ?? systems() ?? debians()
  if (found !== undefined) return found
  throw new Error(
    'The tests need a Chromium: install the package "chromium" of your system or Google Chrome, or set STRATA_CHROMIUM to its path.',
  )
}

/** @returns {Promise<string | undefined>} */
async function playwrights() {
  const { chromium } = await import('@playwright/test')
  const file = chromium.executablePath()
  if (existsSync(file)) return file
  if ((await remembered('chromium'))?.['downloadable'] === false) return undefined
  process.stdout.write(`Fetching Playwright's Chromium (at most ${DOWNLOAD_SECONDS} s) … `)
  const cli = path.join(root, 'node_modules/@playwright/test/cli.js')
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'ignore', timeout: DOWNLOAD_SECONDS * 1000 })
  const downloadable = existsSync(file)
  await remember('chromium', { downloadable })
  process.stdout.write(downloadable ? 'done.\n' : 'it cannot be had here; trying the system.\n')
  return downloadable ? file : undefined
}

/** @returns {string | undefined} */
function systems() {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter)
  const onPath = SYSTEM_NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return [...onPath, ...SYSTEM_FILES].find((file) => existsSync(file))
}

/** Installs Debian's package where that is allowed: as root, and apt-get is there. @returns {string | undefined} */
function debians() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  process.stdout.write('Installing the system package chromium …\n')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env })
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { stdio: 'inherit', env })
  return systems()
}
