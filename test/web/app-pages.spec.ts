import fs from 'node:fs/promises'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { askQuestion, rail, visit } from '../pages.ts'
import { root } from '../run-strata.ts'
import { test } from './web-test.ts'

test.beforeEach(async ({ page, served }) => {
  await page.goto(served.url)
  await expect(rail(page)).toBeVisible()
})

test('settings and about tell the version, the licences and where the log lies', async ({ page, home }) => {
  const { version } = JSON.parse(await fs.readFile(path.join(root, 'package.json'), 'utf8')) as { version: string }
  await visit(page, 'About')
  await expect(page.getByRole('heading', { name: `Strata ${version}` })).toBeVisible()
  for (const name of ['react', 'sigma', 'better-sqlite3', 'zod']) {
    await expect(page.getByRole('row').filter({ has: page.getByRole('cell', { name, exact: true }) })).toContainText(
      /MIT|ISC|BSD|Apache/,
    )
  }
  await expect(page.getByRole('region', { name: 'Log' })).toContainText(path.join(home, 'logs', 'strata.log'))
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('region', { name: 'Collections' })).toContainText(path.join(home, 'collections'))
  await expect(page.getByRole('region', { name: 'Log' })).toContainText(path.join(home, 'logs', 'strata.log'))
})

test('the theme is chosen and kept, for other browsers too', async ({ page, browser, served }) => {
  const background = (): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await background()
  await visit(page, 'Settings')
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect.poll(background).not.toBe(light)
  const dark = await background()
  await page.reload()
  expect(await background()).toBe(dark)

  const stranger = await browser.newContext()
  const elsewhere = await stranger.newPage()
  await elsewhere.goto(served.url)
  await expect(elsewhere.locator('html')).toHaveAttribute('data-theme', 'dark')
  await stranger.close()
  await page.getByRole('radio', { name: 'Light' }).check()
  await expect.poll(background).toBe(light)
})

test('an address that names no page says so, and leads back', async ({ page }) => {
  const collection = new URL(page.url()).hash.split('/')[2]
  await page.evaluate((key) => (window.location.hash = `#/c/${key}/report/999`), collection)
  await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to the documents' }).click()
  await expect(page.getByRole('table', { name: 'Documents' })).toBeVisible()
  await page.evaluate(() => (window.location.hash = '#/horses'))
  await page.getByRole('link', { name: 'All collections' }).click()
  await expect(page.getByTestId('drop-zone')).toBeVisible()
})

test('in a narrow window the list comes first, then what is chosen, with a way back; nothing runs off', async ({
  page,
}) => {
  await page.setViewportSize({ width: 420, height: 800 })
  const report = page.getByRole('region', { name: 'Report', exact: true })
  await visit(page, 'Reports')
  const titles = page.getByRole('treeitem')
  await expect(titles.first()).toBeVisible()
  await expect(report).toHaveCount(0)
  await titles.nth(1).click()
  await expect(report.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(titles).toHaveCount(0)
  await expectNothingRunsOff(page)
  await page.getByRole('link', { name: 'All reports' }).click()
  await expect(titles.first()).toBeVisible()
  await visit(page, 'Map')
  await expect(page.locator('canvas').first()).toBeVisible()
  await expectNothingRunsOff(page)
  await visit(page, 'Ask')
  await askQuestion(page, 'What are the main themes?')
  await expectNothingRunsOff(page)
  await page.getByRole('link', { name: 'All answers' }).click()
  await expect(page.getByRole('navigation', { name: 'Earlier answers' }).getByRole('link')).toHaveCount(1)
})

test('no page asks anything of another machine', async ({ page, served }) => {
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).origin))
  await visit(page, 'Map')
  await expect(page.locator('canvas').first()).toBeVisible()
  await visit(page, 'Reports')
  await expect(page.getByRole('region', { name: 'Report' }).getByRole('heading', { level: 1 })).toBeVisible()
  await visit(page, 'Ask')
  const answer = await askQuestion(page, 'What are the main themes?')
  await answer
    .getByRole('button', { name: /Report \d/ })
    .first()
    .click()
  await page.getByRole('dialog').locator('q').first().click()
  await expect(page.locator('mark[data-focus]')).toBeInViewport()
  await visit(page, 'Documents')
  await expect(page.getByRole('table', { name: 'Documents' })).toBeVisible()
  await visit(page, 'Settings')
  await page.getByRole('link', { name: 'About' }).click()
  await expect(page.getByRole('table')).toBeVisible()
  await page.goto(`${served.origin}/#/`)
  await expect(page.getByTestId('drop-zone')).toBeVisible()
  await page.reload()
  await expect(page.getByTestId('drop-zone')).toBeVisible()
  expect([...asked]).toEqual([served.origin])
})

/** That every button and field can be reached: none begins or ends outside the window. */
async function expectNothingRunsOff(page: Page): Promise<void> {
  const off = await page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('button, input, textarea, select, a')].flatMap((control) => {
      const { left, right, width } = control.getBoundingClientRect()
      return width > 0 && (left < 0 || right > window.innerWidth) ? [control.outerHTML.slice(0, 120)] : []
    }),
  )
  expect(off).toEqual([])
}
