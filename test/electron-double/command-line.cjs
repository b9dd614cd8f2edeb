const path = require('node:path')

// Electron's command line: Chromium switches and `-r` preloads may stand before the app's folder;
// what follows the folder is the app's, though Chromium still reads its own switches there.
function parseCommandLine(args) {
  const preloads = []
  let appPath = null
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index]
    if (appPath !== null) break
    if (arg === '-r' || arg === '--require') preloads.push(args[(index += 1)])
    else if (!arg.startsWith('-')) appPath = arg
  }
  return {
    preloads,
    appDir: path.resolve(appPath ?? '.'),
    userData: switchValue(args, 'user-data-dir'),
    debuggingPort: switchValue(args, 'remote-debugging-port'),
  }
}

/** Value of `--name=value`, '' for a bare `--name`, null when it is not there. */
function switchValue(args, name) {
  const found = args.find((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`))
  return found === undefined ? null : found.slice(name.length + 3)
}

module.exports = { parseCommandLine, switchValue }
