import type { MenuItemConstructorOptions } from 'electron'
import type { ShellCommand } from '../../../shared/contract/index.ts'

interface MenuParts {
  readonly platform: string
  /** Whether the app runs from its source, where the developer's tools belong. */
  readonly development: boolean
  readonly send: (command: ShellCommand) => void
  readonly showLog: () => void
}

/** The menu bar: what it asks for is done by the page, but for the roles that Electron plays itself. */
export function menuTemplate({ platform, development, send, showLog }: MenuParts): MenuItemConstructorOptions[] {
  const mac = platform === 'darwin'
  const ask = (command: ShellCommand, label: string, accelerator?: string): MenuItemConstructorOptions => ({
    id: command,
    label,
    ...(accelerator === undefined ? {} : { accelerator }),
    click: () => send(command),
  })
  const line: MenuItemConstructorOptions = { type: 'separator' }
  const settings = ask('settings', 'Settings…', 'CmdOrCtrl+,')
  const about = ask('about', 'About Strata')
  const macApp: MenuItemConstructorOptions = {
    role: 'appMenu',
    submenu: [
      about,
      line,
      settings,
      line,
      { role: 'hide' },
      { role: 'hideOthers' },
      { role: 'unhide' },
      line,
      { role: 'quit' },
    ],
  }
  return [
    ...(mac ? [macApp] : []),
    {
      label: '&File',
      submenu: [
        ask('new', 'New Collection…', 'CmdOrCtrl+N'),
        ask('open', 'Open Collection…', 'CmdOrCtrl+O'),
        line,
        ask('add-files', 'Add Files…', 'CmdOrCtrl+Shift+A'),
        ask('add-folder', 'Add Folder…', 'CmdOrCtrl+Shift+F'),
        line,
        ...(mac ? [{ role: 'close' } as const] : [settings, line, { role: 'quit' } as const]),
      ],
    },
    { role: 'editMenu' },
    {
      label: '&View',
      submenu: [
        { role: 'resetZoom' },
        { role: 'zoomIn' },
        { role: 'zoomOut' },
        line,
        { role: 'togglefullscreen' },
        ...(development ? [line, { role: 'reload' } as const, { role: 'toggleDevTools' } as const] : []),
      ],
    },
    ...(mac ? [{ role: 'windowMenu' } as const] : []),
    {
      role: 'help',
      label: '&Help',
      submenu: [{ id: 'log', label: 'Show the Log', click: showLog }, ...(mac ? [] : [line, about])],
    },
  ]
}
