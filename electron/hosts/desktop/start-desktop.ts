import path from 'node:path'
import { app, Menu, shell, type BrowserWindow } from 'electron'
import { shellContract } from '../../../shared/contract/index.ts'
import { serve } from '../../../shared/rpc/index.ts'
import { appFiles } from '../common/app-files.ts'
import { openLogFile } from '../common/log-file.ts'
import { collectionFromArgv } from './collection-from-argv.ts'
import { createCommandFeed } from './command-feed.ts'
import { startEngineProcess } from './engine-process.ts'
import { forkEngine } from './fork-engine.ts'
import { denyPermissions, guardContents } from './guard-contents.ts'
import { createKeyStore } from './key-store.ts'
import { menuTemplate } from './menu-template.ts'
import { createOpenRequest } from './open-request.ts'
import { openWindow } from './open-window.ts'
import { listenToPages } from './page-ports.ts'
import { registerPageScheme, servePage } from './serve-page.ts'
import { createShellHandlers } from './shell-handlers.ts'
import { systemCipher } from './system-cipher.ts'

/** How long the engine may take to close its files when the app quits, in milliseconds. */
const PATIENCE = 5000

/** Wires the desktop app; `dist` is the folder of the built parts. */
export function startDesktop(dist: string): void {
  app.enableSandbox()
  registerPageScheme()
  guardContents(app)

  const files = appFiles(dist)
  const dataDir = app.getPath('userData')
  const logPath = path.join(dataDir, 'logs', 'strata.log')
  const log = openLogFile(logPath, Date.now)
  const openRequest = createOpenRequest()
  const commands = createCommandFeed()
  let window: BrowserWindow | null = null

  const show = (): void => {
    if (window === null) {
      window = openWindow({ ...files, now: Date.now, note: log.note })
      window.once('closed', () => (window = null))
      return
    }
    if (window.isMinimized()) window.restore()
    window.focus()
  }
  const requestOpen = (collection: string): void => {
    openRequest.put(collection)
    commands.send('open-request')
  }
  const fromArgv = collectionFromArgv(process.argv, process.cwd())
  if (fromArgv !== null) openRequest.put(fromArgv)

  app.on('second-instance', (_event, argv, directory) => {
    const collection = collectionFromArgv(argv, directory)
    if (collection !== null) requestOpen(collection)
    if (app.isReady()) show()
  })
  app.on('open-file', (event, file) => {
    event.preventDefault()
    requestOpen(file)
    if (app.isReady()) show()
  })
  app.on('activate', show)
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit()
  })

  void app.whenReady().then(() => {
    servePage(files.pageFolder)
    denyPermissions()
    const start = { ...files, dataDir, logPath }
    const engine = startEngineProcess({
      fork: () => forkEngine({ enginePath: files.enginePath, start, env: process.env, note: log.note }),
      now: Date.now,
      after: (milliseconds, run) => void setTimeout(run, milliseconds),
      note: log.note,
    })
    const keys = createKeyStore({
      file: path.join(dataDir, 'keys.json'),
      cipher: systemCipher(process.platform),
      note: log.note,
    })
    const handKeys = async (): Promise<void> => engine.setKeys(await keys.read())
    handKeys().catch(log.error)
    const shellHandlers = createShellHandlers({
      platform: process.platform,
      openRequest,
      commands,
      window: () => window,
      keys,
      onKeysChanged: handKeys,
    })
    listenToPages('engine', (port) => engine.connect(port))
    listenToPages('shell', (port) => serve(shellContract, shellHandlers, port, { log: log.error }))
    const menu = { platform: process.platform, development: !app.isPackaged, send: askPage, showLog }
    Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(menu)))
    quitAfter(() => engine.stop(PATIENCE))
    show()
  })

  const askPage = (command: Parameters<typeof commands.send>[0]): void => {
    show()
    commands.send(command)
  }
  const showLog = (): void => {
    log.note('shown')
    shell.showItemInFolder(logPath)
  }
}

/** Holds the first quit back until `finish` is done. */
function quitAfter(finish: () => Promise<void>): void {
  let state: 'running' | 'finishing' | 'finished' = 'running'
  app.on('will-quit', (event) => {
    if (state === 'finished') return
    event.preventDefault()
    if (state === 'finishing') return
    state = 'finishing'
    void finish().finally(() => {
      state = 'finished'
      app.quit()
    })
  })
}
