// The browser and desktop tests: finds a Chromium, and an Electron or the stand-in for it.
import { doubleFolder, electronBinary } from './electron-binary.js'
import { findChromium } from './find-chromium.js'
import { run } from './run.js'

/** @type {string} */
let chromium
try {
  chromium = await findChromium()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

const electron = await electronBinary()
process.stdout.write(
  `Chromium: ${chromium}\nElectron: ${electron ?? 'no binary here, so test/electron-double stands in'}\n`,
)
process.exitCode = await run('playwright', ['test', ...process.argv.slice(2)], {
  STRATA_CHROMIUM: chromium,
  ...(electron === undefined ? { ELECTRON_OVERRIDE_DIST_PATH: doubleFolder } : {}),
})
