import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs/promises'
import path from 'node:path'
import { _electron, expect, test, type ElectronApplication, type Page } from '@playwright/test'
import { dragFiles } from '../drag-files.ts'
import { recordedCalls, refusedRequests } from './recorded.ts'

// Proves the double itself, on the small app in fixture/.
const executable = path.join(import.meta.dirname, 'electron')
const fixture = path.join(import.meta.dirname, 'fixture')

declare const bridge: {
  invoke(channel: string, value?: unknown): Promise<unknown>
  send(channel: string, value: unknown): void
  onWorked(listener: (value: unknown) => void): () => void
}

let app: ElectronApplication
let page: Page
let userData: string

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  process.env['ELECTRON_OVERRIDE_DIST_PATH'] = import.meta.dirname
  userData = test.info().outputPath('user-data')
  app = await _electron.launch({ args: [fixture, `--user-data-dir=${userData}`, 'x.strata'], colorScheme: null })
  page = await app.firstWindow()
  await page.locator('body[data-ready]').waitFor()
})

test.afterAll(async () => {
  expect(await processesOf(userData)).not.toEqual([])
  await app.close()
  expect(await processesOf(userData)).toEqual([])
})

/** What the fixture has noted under this name so far. */
function noted(name: string): Promise<unknown[]> {
  return app.evaluate((_electron, wanted) => {
    const { happened } = globalThis as unknown as { happened: [string, unknown][] }
    return happened.filter(([key]) => key === wanted).map(([, value]) => value)
  }, name)
}

/** Command lines of running processes that mention `text`. */
async function processesOf(text: string): Promise<string[]> {
  const pids = (await fs.readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const lines = await Promise.all(pids.map((pid) => fs.readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')))
  return lines.filter((line) => line.includes(text))
}

test('an app:// page is served by the app, under its own Content-Security-Policy', async () => {
  expect(await noted('request')).toContainEqual(['GET', 'app://strata/index.html'])
  expect(await app.evaluate(({ webContents }) => webContents.getAllWebContents()[0]?.getURL())).toBe(
    'app://strata/index.html#start',
  )
  expect(await page.evaluate(() => isSecureContext)).toBe(true)
  expect(await page.title()).toBe('Fixture')
  expect(
    await page.evaluate(() => new Promise((done) => (new Worker('worker.js').onmessage = ({ data }) => done(data)))),
  ).toBe(true)
})

test('the process looks like Electron running an unpackaged app', async () => {
  const facts = await app.evaluate(({ app: own }) => ({
    argv: process.argv,
    name: own.getName(),
    version: own.getVersion(),
    packaged: own.isPackaged,
    userData: own.getPath('userData'),
  }))
  expect(facts).toEqual({
    argv: [executable, fixture, `--user-data-dir=${userData}`, 'x.strata'],
    name: 'Double fixture',
    version: '1.2.3',
    packaged: false,
    userData,
  })
})

test('a window is exactly as large as asked for, and follows setSize', async () => {
  const size = () => page.evaluate(() => [innerWidth, innerHeight, devicePixelRatio])
  expect(await size()).toEqual([900, 640, 1])
  const window = await app.browserWindow(page)
  await window.evaluate((own) => own.setSize(1024, 700))
  await expect.poll(size).toEqual([1024, 700, 1])
  expect(await window.evaluate((own) => [own.isVisible(), own.getTitle()])).toEqual([true, 'Fixture'])
})

test('the bridge carries values, bytes, errors and callbacks, and hides the preload', async () => {
  expect(await page.evaluate(() => bridge.invoke('sender'))).toEqual({
    url: 'app://strata/index.html#start',
    origin: 'app://strata',
    parent: null,
  })
  const back = await page.evaluate(async () => {
    const sent = {
      bytes: new Uint8Array([1, 2, 255]),
      when: new Date(0),
      map: new Map([['k', undefined]]),
      none: undefined,
      nan: NaN,
    }
    const { bytes, when, map, nan, ...rest } = (await bridge.invoke('echo', sent)) as typeof sent
    return [
      bytes instanceof Uint8Array,
      [...bytes],
      when.getTime(),
      [...map.keys()],
      Object.keys(rest),
      Number.isNaN(nan),
    ]
  })
  expect(back).toEqual([true, [1, 2, 255], 0, ['k'], ['none'], true])
  expect(await page.evaluate(() => bridge.invoke('fail').catch(String))).toBe(
    "Error: Error invoking remote method 'fail': Error: boom",
  )
  expect(await page.evaluate(() => [Object.isFrozen(bridge), 'leak' in window, 'require' in window])).toEqual([
    true,
    false,
    false,
  ])
})

test('a utility process gets its message, answers, and ends when told', async () => {
  const answer = await page.evaluate(
    () =>
      new Promise((done) => {
        const stop = bridge.onWorked((value) => (stop(), done(value)))
        bridge.send('work', { numbers: [1, 2, 3], bytes: new Uint8Array([7]) })
      }),
  )
  expect(answer).toMatchObject({ sum: 6, argument: 'one', env: 'this', home: undefined, pid: true })
  await expect.poll(() => noted('engine exit')).toEqual([15])
  expect(await noted('engine says')).toEqual(['engine is here\n'])
})

test('dragged files and folders arrive with their real paths', async () => {
  const info = test.info()
  const [one, two] = [info.outputPath('one'), info.outputPath('two')]
  await fs.mkdir(path.join(one, 'inner'), { recursive: true })
  await fs.mkdir(two)
  for (const folder of [one, two]) await fs.writeFile(path.join(folder, 'same.txt'), 'the same')
  const paths = [one, path.join(one, 'same.txt'), path.join(two, 'same.txt')]
  await dragFiles(page, paths, page.locator('#drop'))
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { dropped: unknown }).dropped))
    .toMatchObject({
      trusted: true,
      names: ['one', 'same.txt', expect.stringMatching(/^same.*txt$/)],
      directories: [true, false, false],
      paths,
    })
})

test('a popup is denied and handed to the system instead', async () => {
  await page.click('#popup')
  await expect.poll(() => recordedCalls(app, 'shell.openExternal')).toEqual([['https://example.com/popup']])
  await expect.poll(() => app.windows().length).toBe(1)
  expect(await refusedRequests(app)).toEqual([])
})

test('a link to elsewhere is asked about, prevented and leaves the page as it was', async () => {
  await page.click('#away', { noWaitAfter: true })
  await expect.poll(() => noted('will-navigate')).toEqual(['https://example.com/away'])
  expect(await page.evaluate(() => document.body.dataset['ready'])).toBe('true')
  expect(await refusedRequests(app)).toEqual([])
})

test('a request to elsewhere fails and is recorded', async () => {
  expect(await page.evaluate(() => fetch('https://example.com/data').catch(String))).toBe('TypeError: Failed to fetch')
  expect(await refusedRequests(app)).toMatchObject([{ url: 'https://example.com/data', method: 'GET' }])
})

test('a menu item is found, clicked, and turns the page dark', async () => {
  const dark = () => page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  expect(await dark()).toBe(false)
  await app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.getMenuItemById('dark')?.click())
  await expect.poll(dark).toBe(true)
})

test('secrets survive encryption and are not their own text', async () => {
  const [plain, again] = await app.evaluate(async ({ safeStorage }) => {
    const bytes = await safeStorage.encryptStringAsync('a secret')
    return [bytes.toString('latin1'), (await safeStorage.decryptStringAsync(bytes)).result]
  })
  expect(plain).not.toContain('a secret')
  expect(again).toBe('a secret')
})

test('a second instance hands over its arguments and ends', async () => {
  const second = spawn(executable, [fixture, `--user-data-dir=${userData}`, 'other.strata'], { stdio: 'ignore' })
  expect(await once(second, 'exit')).toEqual([0, null])
  await expect.poll(() => noted('second-instance')).toEqual([[fixture, `--user-data-dir=${userData}`, 'other.strata']])
})

test('a redirect is announced, and a crashed page can be loaded again', async () => {
  await page.click('#moved')
  await page.locator('#second').waitFor()
  expect(await noted('will-redirect')).toEqual(['app://strata/second.html'])
  await app.evaluate(({ webContents }) => webContents.getAllWebContents()[0]?.forcefullyCrashRenderer())
  await expect.poll(() => noted('render-process-gone')).toEqual(['crashed'])
  const text = () =>
    app.evaluate(({ webContents }) =>
      webContents.getAllWebContents()[0]?.executeJavaScript('document.body?.innerText ?? ""'),
    )
  await expect.poll(text).toContain('The second page')
})

test('a main process that is killed leaves nothing behind', async () => {
  const own = test.info().outputPath('killed')
  const victim = await _electron.launch({ args: [fixture, `--user-data-dir=${own}`] })
  await victim.firstWindow()
  victim.process().kill('SIGKILL')
  await expect.poll(() => processesOf(own)).toEqual([])
})
