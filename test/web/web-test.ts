import { expect, type Page } from '@playwright/test'
import { test as sampleTest } from '../sample-test.ts'
import { serveApp, type ServedApp } from './served-app.ts'

interface Served {
  /** Starts a web host on the test's data folder; `words` go on its command line. What still runs is ended at the end. */
  readonly serve: (...words: readonly string[]) => Promise<ServedApp>
  /** The same with something more in its environment. */
  readonly serveWith: (env: Readonly<Record<string, string>>, ...words: readonly string[]) => Promise<ServedApp>
  /** The web host, started on the test's own copy of the sample. */
  readonly served: ServedApp
  /** Addresses of every request and line that did not go to this machine's loopback. Checked to be empty at the end. */
  readonly remote: string[]
}

/** `test` for the web host. Whatever a test does, no page may ask anything of another machine or throw. */
export const test = sampleTest.extend<Served>({
  serveWith: async ({ home }, give) => {
    const started: ServedApp[] = []
    await give(async (env, ...words) => {
      const served = await serveApp(home, env, ...words)
      started.push(served)
      return served
    })
    await Promise.all(started.map((served) => served.close()))
  },
  serve: async ({ serveWith }, give) => give((...words) => serveWith({}, ...words)),
  served: async ({ serve, collection }, give) => give(await serve(collection)),
  remote: async ({ context }, give) => {
    const remote: string[] = []
    const note = (url: string): void => {
      if (!/^(data|blob):/.test(url) && new URL(url).hostname !== '127.0.0.1') remote.push(url)
    }
    context.on('request', (request) => note(request.url()))
    const watch = (page: Page): unknown => page.on('websocket', (socket) => note(socket.url()))
    context.pages().forEach(watch)
    context.on('page', watch)
    await give(remote)
    expect(remote, 'requests to other machines').toEqual([])
  },
  page: async ({ page, remote: _ }, give) => {
    const thrown: string[] = []
    page.on('pageerror', (error) => thrown.push(error.message))
    await give(page)
    expect(thrown, 'errors thrown in the page').toEqual([])
  },
})
