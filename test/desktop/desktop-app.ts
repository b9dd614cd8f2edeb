import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs/promises'
import { _electron, type ElectronApplication, type Page } from '@playwright/test'
import { root } from '../run-strata.ts'

/** The desktop app and its first window. */
export interface DesktopApp {
  readonly app: ElectronApplication
  readonly page: Page
  /** Starts the app a second time on the same data folder and waits until that has ended again. */
  startAgain(...words: readonly string[]): Promise<void>
}

/** Starts the app with `home` as its data folder; `words` go on its command line. The caller closes it. */
export async function launchDesktop(home: string, ...words: readonly string[]): Promise<DesktopApp> {
  const own = ['.', `--user-data-dir=${home}`]
  const app = await _electron.launch({ args: [...own, ...words], cwd: root, colorScheme: null })
  return {
    app,
    page: await app.firstWindow(),
    startAgain: async (...more) => {
      const [executable = ''] = await app.evaluate(() => process.argv)
      const second = spawn(executable, [...own, ...more], { cwd: root, stdio: 'ignore' })
      await once(second, 'exit')
    },
  }
}

/** The process that the engine runs in: the child of the main process that is Node's. */
export async function enginePid(app: ElectronApplication): Promise<number> {
  const main = await app.evaluate(() => process.pid)
  const children = await fs.readFile(`/proc/${main}/task/${main}/children`, 'utf8')
  for (const child of children.trim().split(' ')) {
    const words = await fs.readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '')
    if (/utility-child|node\.mojom\.NodeService/.test(words)) return Number(child)
  }
  throw new Error('The engine runs in no process.')
}
