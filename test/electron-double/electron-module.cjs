// What `require('electron')` and `import … from 'electron'` give the app.
const { app } = require('./app.cjs')
const { BrowserWindow } = require('./browser-window.cjs')
const { clipboard } = require('./clipboard.cjs')
const { dialog } = require('./dialog.cjs')
const { ipcMain } = require('./ipc-main.cjs')
const { screen, powerMonitor, powerSaveBlocker, crashReporter, Notification } = require('./machine.cjs')
const { Menu, MenuItem } = require('./menu.cjs')
const { nativeImage } = require('./native-image.cjs')
const { nativeTheme } = require('./native-theme.cjs')
const { net } = require('./net.cjs')
const { protocol } = require('./protocol.cjs')
const { calls, refusedRequests } = require('./record.cjs')
const { safeStorage } = require('./safe-storage.cjs')
const { session } = require('./session.cjs')
const { shell } = require('./shell.cjs')
const { utilityProcess } = require('./utility-process.cjs')
const { WebContents: webContents } = require('./web-contents.cjs')

/** For tests alone: real Electron has no such property, which is how a test knows where it runs. */
const __double = { calls, refusedRequests }

// Written so that Node's lexer finds the names: `import { app } from 'electron'` needs them.
module.exports = {
  app,
  BrowserWindow,
  clipboard,
  dialog,
  ipcMain,
  screen,
  powerMonitor,
  powerSaveBlocker,
  crashReporter,
  Notification,
  Menu,
  MenuItem,
  nativeImage,
  nativeTheme,
  net,
  protocol,
  safeStorage,
  session,
  shell,
  utilityProcess,
  webContents,
  __double,
}
