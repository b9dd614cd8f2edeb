import fs from 'node:fs/promises'
import path from 'node:path'
import { clipboard, dialog, nativeTheme, shell, type BrowserWindow, type OpenDialogOptions } from 'electron'
import { StrataError, type Handlers, type ShellContract } from '../../../shared/contract/index.ts'
import type { CommandFeed } from './command-feed.ts'
import type { KeyStore } from './key-store.ts'
import type { OpenRequest } from './open-request.ts'

interface ShellParts {
  readonly platform: string
  readonly openRequest: OpenRequest
  readonly commands: CommandFeed
  readonly window: () => BrowserWindow | null
  readonly keys: KeyStore
  /** The keychain holds something else now. */
  readonly onKeysChanged: () => Promise<void>
}

const dialogs = {
  files: { title: 'Add files', properties: ['openFile', 'multiSelections'] },
  folder: { title: 'Add a folder', properties: ['openDirectory', 'multiSelections'] },
  collection: {
    title: 'Open a collection',
    properties: ['openFile'],
    filters: [{ name: 'Strata collections', extensions: ['strata'] }],
  },
} satisfies Record<string, OpenDialogOptions>

/** What the page may ask of the desktop. */
export function createShellHandlers(parts: ShellParts): Handlers<ShellContract> {
  const { platform, openRequest, commands, window, keys, onKeysChanged } = parts
  return {
    'shell.abilities': async () => ({
      pickPaths: true,
      reveal: true,
      upload: false,
      keepKeys: await keys.available(),
      platform,
    }),
    'shell.pickPaths': async ({ kind }) => {
      const parent = window()
      const chosen = await (parent
        ? dialog.showOpenDialog(parent, dialogs[kind])
        : dialog.showOpenDialog(dialogs[kind]))
      return { paths: chosen.canceled ? [] : chosen.filePaths }
    },
    'shell.reveal': async ({ path: target }) => {
      const there = path.isAbsolute(target) && (await fs.stat(target).catch(() => null)) !== null
      if (!there)
        throw new StrataError('not-found', 'There is no such file any more.', { hint: 'It was moved or deleted.' })
      // Shows it in the file manager; opening it would run whatever it is.
      shell.showItemInFolder(target)
      return {}
    },
    'shell.copyText': ({ text }) => {
      clipboard.writeText(text)
      return {}
    },
    'shell.setKey': async ({ baseUrl, key }) => {
      await keys.set(baseUrl, key)
      await onKeysChanged()
      return {}
    },
    'shell.theme': ({ theme }) => {
      nativeTheme.themeSource = theme
      return {}
    },
    'shell.takeOpenRequest': () => ({ path: openRequest.take() }),
    'shell.commands': (_input, { signal }) => commands.watch(signal),
  }
}
