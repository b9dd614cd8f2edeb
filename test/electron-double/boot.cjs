// What the Electron executable does from its first instruction to the app's `ready` event, in the same order:
// preloads (-r), the app's main module, the browser, then `ready`.
const path = require('node:path')
const { registerHooks } = require('node:module')
const { pathToFileURL } = require('node:url')
const { parseCommandLine } = require('./command-line.cjs')
const runtime = require('./runtime.cjs')

const commandLine = parseCommandLine(process.argv.slice(2))
runtime.start(commandLine)

const electronModule = pathToFileURL(path.join(__dirname, 'electron-module.cjs')).href
registerHooks({
  resolve: (specifier, context, next) =>
    /^electron(\/(main|common))?$/.test(specifier)
      ? { url: electronModule, format: 'commonjs', shortCircuit: true }
      : next(specifier, context),
})

const { app, becomeReady, isQuitting } = require('./app.cjs')
const { openBrowser } = require('./browser.cjs')

async function boot() {
  for (const file of commandLine.preloads) require(file)
  await import(pathToFileURL(runtime.mainModule()).href)
  if (isQuitting()) return
  const devtoolsUrl = await openBrowser({
    switches: app.commandLine.appendedSwitches(),
    debuggingPort: commandLine.debuggingPort,
  })
  // Playwright attaches to the pages when it reads this line.
  if (devtoolsUrl) process.stderr.write(`DevTools listening on ${devtoolsUrl}\n`)
  becomeReady()
}

process.on('SIGINT', () => app.quit())
process.on('SIGTERM', () => app.quit())
boot().catch((error) => {
  console.error(error)
  process.exit(1)
})
