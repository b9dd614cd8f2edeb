import { BrowserWindow, dialog, nativeTheme } from 'electron'
import { pageUrl } from './own-page.ts'

interface WindowParts {
  readonly preloadPath: string
  readonly iconPath: string
  readonly now: () => number
  readonly note: (line: string) => void
}

const MINUTE = 60_000

/** The one window. A page that crashes is loaded again once a minute; then the person decides. */
export function openWindow({ preloadPath, iconPath, now, note }: WindowParts): BrowserWindow {
  const window = new BrowserWindow({
    name: 'main',
    windowStatePersistence: true,
    width: 1280,
    height: 820,
    minWidth: 720,
    minHeight: 480,
    title: 'Strata',
    icon: iconPath,
    show: false,
    backgroundColor: nativeTheme.shouldUseDarkColors ? '#14161a' : '#f7f6f3',
    webPreferences: {
      preload: preloadPath,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webviewTag: false,
      navigateOnDragDrop: false,
      spellcheck: false,
    },
  })
  window.once('ready-to-show', () => window.show())
  let lastReload = -MINUTE
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit') return
    note(`page ended: ${reason}`)
    if (now() - lastReload >= MINUTE) {
      lastReload = now()
      window.webContents.reload()
    } else void askToReload(window)
  })
  void window.loadURL(pageUrl)
  return window
}

async function askToReload(window: BrowserWindow): Promise<void> {
  const { response } = await dialog.showMessageBox(window, {
    type: 'error',
    message: 'The page of Strata has ended twice within a minute.',
    detail: 'Nothing of your collections is lost: the engine runs on.',
    buttons: ['Load again', 'Close'],
    defaultId: 0,
    cancelId: 1,
  })
  if (window.isDestroyed()) return
  if (response === 0) window.webContents.reload()
  else window.close()
}
