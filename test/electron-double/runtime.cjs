// The facts of this run, known before any Electron API is used: which app, where its data lies.
const fs = require('node:fs')
const os = require('node:os')
const path = require('node:path')

let appDir = ''
let manifest = {}
let temporaryData = null
const paths = new Map()

/** Sets the process up to look like Electron's main process running an unpackaged app. */
function start(commandLine) {
  appDir = fs.realpathSync(commandLine.appDir)
  manifest = JSON.parse(fs.readFileSync(path.join(appDir, 'package.json'), 'utf8'))
  // A run that names no folder gets a fresh one: tests must never meet somebody's real data.
  if (!commandLine.userData) temporaryData = fs.mkdtempSync(path.join(os.tmpdir(), 'electron-double-'))
  paths.set('userData', commandLine.userData ? path.resolve(commandLine.userData) : temporaryData)
  process.argv.splice(0, 2, path.join(__dirname, 'electron'))
  process.type = 'browser'
  process.defaultApp = true
  process.resourcesPath = path.join(__dirname, 'resources')
  announceVersion('electron', require('electron/package.json').version)
  announceVersion('chrome', '0.0.0.0')
}

/** Adds to `process.versions` what Electron adds. */
function announceVersion(name, value) {
  Object.defineProperty(process.versions, name, { value, enumerable: true, configurable: true })
}

function mainModule() {
  return path.resolve(appDir, manifest.main ?? 'index.js')
}

/** `app.getPath`: the folders Electron gives on Linux. */
function getPath(name) {
  if (paths.has(name)) return paths.get(name)
  const home = os.homedir()
  const config = process.env.XDG_CONFIG_HOME || path.join(home, '.config')
  const known = {
    home,
    appData: config,
    sessionData: paths.get('userData'),
    temp: os.tmpdir(),
    exe: path.join(__dirname, 'electron'),
    module: path.join(__dirname, 'electron'),
    logs: path.join(paths.get('userData'), 'logs'),
    crashDumps: path.join(paths.get('userData'), 'Crashpad'),
    desktop: path.join(home, 'Desktop'),
    documents: path.join(home, 'Documents'),
    downloads: path.join(home, 'Downloads'),
    music: path.join(home, 'Music'),
    pictures: path.join(home, 'Pictures'),
    videos: path.join(home, 'Videos'),
  }
  if (!(name in known)) throw new Error(`Failed to get '${name}' path`)
  return known[name]
}

function setPath(name, value) {
  getPath(name)
  if (!path.isAbsolute(value)) throw new Error('Path must be absolute')
  paths.set(name, value)
}

/** Removes the data folder this run made for itself, if it did. */
function cleanUp() {
  if (temporaryData) fs.rmSync(temporaryData, { recursive: true, force: true, maxRetries: 5 })
}

module.exports = {
  start,
  announceVersion,
  mainModule,
  getPath,
  setPath,
  cleanUp,
  appDir: () => appDir,
  manifest: () => manifest,
}
