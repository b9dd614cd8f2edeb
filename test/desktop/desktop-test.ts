import { expect, type ElectronApplication } from '@playwright/test'
import { isDouble, refusedRequests } from '../electron-double/recorded.ts'
import { test as sampleTest } from '../sample-test.ts'
import { launchDesktop, type DesktopApp } from './desktop-app.ts'

interface Launched {
  /** Starts the app on the test's data folder; `words` go on its command line. What still runs is closed at the end. */
  readonly launch: (...words: readonly string[]) => Promise<DesktopApp>
  /** The app, started without words. */
  readonly desktop: DesktopApp
}

/** `test` for the desktop app. Whatever a test does, the app may ask nothing of the network. */
export const test = sampleTest.extend<Launched>({
  launch: async ({ home }, give) => {
    const running = new Set<ElectronApplication>()
    await give(async (...words) => {
      const desktop = await launchDesktop(home, ...words)
      const { app } = desktop
      running.add(app)
      app.on('close', () => running.delete(app))
      return desktop
    })
    for (const app of running) {
      const refused = (await isDouble(app)) ? await refusedRequests(app) : []
      await app.close()
      expect(refused).toEqual([])
    }
  },
  desktop: async ({ launch }, give) => give(await launch()),
})
