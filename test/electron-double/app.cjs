// `app`: the life of the application from `ready` to `quit`.
const { EventEmitter } = require('node:events')
const { createEvent } = require('./event.cjs')
const { closeBrowser } = require('./browser.cjs')
const { recordCall } = require('./record.cjs')
const { switchValue } = require('./command-line.cjs')
const runtime = require('./runtime.cjs')
const singleInstance = require('./single-instance.cjs')
const windows = require('./windows.cjs')

const app = new EventEmitter()
const readiness = Promise.withResolvers()
const appended = []
let ready = false
let quitting = false
let exiting = false
let name = null

Object.assign(app, {
  isPackaged: false,
  whenReady: () => readiness.promise,
  isReady: () => ready,
  getVersion: () => runtime.manifest().version,
  getName: () => name ?? runtime.manifest().productName ?? runtime.manifest().name,
  setName: (value) => void (name = value),
  getAppPath: runtime.appDir,
  getPath: runtime.getPath,
  setPath: runtime.setPath,
  setAppLogsPath: (path) => path && runtime.setPath('logs', path),
  getLocale: () => 'en-US',
  getSystemLocale: () => 'en-US',
  getPreferredSystemLanguages: () => ['en-US'],
  requestSingleInstanceLock: (data) =>
    singleInstance.acquire(data, (argv, cwd, other) => app.emit('second-instance', createEvent(), argv, cwd, other)),
  hasSingleInstanceLock: singleInstance.isHeld,
  releaseSingleInstanceLock: singleInstance.release,
  setAboutPanelOptions: (options) => recordCall('app.setAboutPanelOptions', options),
  showAboutPanel: () => recordCall('app.showAboutPanel'),
  addRecentDocument: (path) => recordCall('app.addRecentDocument', path),
  clearRecentDocuments: () => recordCall('app.clearRecentDocuments'),
  setAppUserModelId() {},
  enableSandbox() {},
  disableHardwareAcceleration() {},
  setAsDefaultProtocolClient: () => true,
  focus() {},
  quit,
  exit,
})
Object.defineProperty(app, 'name', {
  get: () => app.getName(),
  set(value) {
    app.setName(value)
  },
})

app.commandLine = {
  appendSwitch: (key, value = '') => void appended.push(value === '' ? `--${key}` : `--${key}=${value}`),
  appendArgument: (value) => void appended.push(value),
  hasSwitch: (key) => switchValue([...process.argv, ...appended], key) !== null,
  getSwitchValue: (key) => switchValue([...process.argv, ...appended], key) ?? '',
  appendedSwitches: () => [...appended],
}

/** Asks the app to end; `before-quit`, a window's `close` and `will-quit` may each refuse. */
function quit() {
  if (exiting) return
  const before = createEvent()
  app.emit('before-quit', before)
  if (before.defaultPrevented) return
  quitting = true
  for (const window of windows.all()) window.close()
  if (windows.all().length > 0) return void (quitting = false)
  const will = createEvent()
  app.emit('will-quit', will)
  if (will.defaultPrevented) return void (quitting = false)
  app.emit('quit', createEvent(), 0)
  exit(0)
}

/** Ends the process without asking, once the current turn of the event loop is over. */
function exit(code = 0) {
  if (exiting) return
  exiting = quitting = true
  for (const window of windows.all()) window.destroy()
  singleInstance.release()
  setImmediate(async () => {
    await closeBrowser()
    runtime.cleanUp()
    process.exit(code)
  })
}

/** Electron quits when the last window closes, unless the app has said what to do. */
windows.onLastClosed(() => {
  if (quitting) return
  if (app.listenerCount('window-all-closed') > 0) app.emit('window-all-closed')
  else quit()
})

function becomeReady() {
  ready = true
  readiness.resolve()
  app.emit('ready', createEvent(), {})
}

module.exports = { app, becomeReady, isQuitting: () => quitting, isReady: () => ready }
