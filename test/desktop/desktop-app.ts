import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { _electron, type ElectronApplication, type Page } from '@playwright/test'

/** The desktop app with a data folder of its own, and its first window. */
export interface DesktopApp {
  readonly app: ElectronApplication
  readonly page: Page
  close(): Promise<void>
}

export async function launchDesktop(...words: readonly string[]): Promise<DesktopApp> {
  const home = await mkdtemp(path.join(tmpdir(), 'strata-desktop-'))
  const app = await _electron.launch({ args: ['.', `--user-data-dir=${home}`, ...words], colorScheme: null })
  return {
    app,
    page: await app.firstWindow(),
    close: async () => {
      await app.close()
      await rm(home, { recursive: true, force: true })
    },
  }
}
