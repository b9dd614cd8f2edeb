import { expect, type ElectronApplication, type Page } from '@playwright/test'
import { isDouble, recordedCalls } from '../electron-double/recorded.ts'
import { test } from './desktop-test.ts'

type Kept = { opened: string[] }

/** Keeps what the app hands to the system instead of opening it. */
const keepOpened = (app: ElectronApplication): Promise<void> =>
  app.evaluate(({ shell }) => {
    const kept = globalThis as unknown as Kept
    kept.opened = []
    shell.openExternal = async (url) => void kept.opened.push(url)
  })
const opened = (app: ElectronApplication): Promise<string[]> =>
  app.evaluate(() => (globalThis as unknown as Kept).opened)

/** A link in the page, chosen by a click, as a hostile document would have it. */
async function follow(page: Page, href: string, target: string): Promise<void> {
  await page.evaluate(
    ([address = '', where = '']) => {
      const link = Object.assign(document.createElement('a'), {
        href: address,
        target: where,
        textContent: 'Look here',
      })
      link.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: 9999'
      document.body.replaceChildren(...document.body.children, link)
    },
    [href, target],
  )
  const link = page.getByRole('link', { name: 'Look here' })
  await link.click({ noWaitAfter: true })
  await link.evaluate((element) => element.remove())
}

test('nothing leads away from the app: safe links go to the system, the rest nowhere', async ({
  desktop: { app, page },
}) => {
  await expect(page.getByTestId('drop-zone')).toBeVisible()
  await keepOpened(app)
  const address = page.url()
  await follow(page, 'https://example.com/paper', '_blank')
  await expect.poll(() => opened(app)).toEqual(['https://example.com/paper'])

  for (const href of ['https://example.com/away', 'file:///etc/passwd', 'http://example.com/plain'])
    await follow(page, href, '_self')
  for (const href of ['http://example.com/plain', 'https://ada:secret@example.com/', 'file:///etc/passwd'])
    await follow(page, href, '_blank')
  await page.evaluate(() => {
    window.open('smb://example.com/share')
    window.location.assign('https://example.com/by-script')
  })
  await follow(page, 'https://example.com/last', '_blank')
  await expect.poll(() => opened(app)).toEqual(['https://example.com/paper', 'https://example.com/last'])
  await expect.poll(() => app.windows().length).toBe(1)
  expect(page.url()).toBe(address)
  await expect(page.getByTestId('drop-zone')).toBeVisible()
})

test('the page gets no permission and nothing of Node', async ({ desktop: { app, page } }) => {
  await expect(page.getByTestId('drop-zone')).toBeVisible()
  const refusals = await page.evaluate(async () => ({
    notifications: await Notification.requestPermission(),
    camera: await navigator.mediaDevices.getUserMedia({ video: true }).then(
      () => 'given',
      () => 'denied',
    ),
    place: await new Promise((resolve) =>
      navigator.geolocation.getCurrentPosition(
        () => resolve('given'),
        ({ code }) => resolve(code),
      ),
    ),
  }))
  expect(refusals).toEqual({ notifications: 'denied', camera: 'denied', place: 1 })
  // The double's browser denies by itself, so there it is asked whether the app has said so too.
  if (await isDouble(app)) {
    for (const name of ['setPermissionRequestHandler', 'setPermissionCheckHandler'])
      expect(await recordedCalls(app, `session.${name}`)).toHaveLength(1)
  }
  expect(
    await page.evaluate(() =>
      ['require', 'process', 'module', 'Buffer', 'ipcRenderer'].filter((name) => name in window),
    ),
  ).toEqual([])
  expect(await page.evaluate(() => Object.keys((window as unknown as { strata: object }).strata).sort())).toEqual([
    'engine',
    'onReset',
    'pathsOf',
    'shell',
  ])
})
