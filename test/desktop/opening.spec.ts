import fs from 'node:fs/promises'
import path from 'node:path'
import { expect } from '@playwright/test'
import { dragFiles } from '../drag-files.ts'
import { rail } from '../pages.ts'
import { test } from './desktop-test.ts'

test('a collection on the command line is opened, and a second start hands over the next', async ({
  launch,
  home,
  collection,
}) => {
  const next = path.join(home, 'The other one.strata')
  await fs.copyFile(collection, next)
  const { app, page, startAgain } = await launch(collection)
  await expect(rail(page).getByRole('link', { name: 'Documents' })).toContainText('41')
  await expect(page).toHaveTitle('Dossier · Strata')

  const window = await app.browserWindow(page)
  await window.evaluate((own) => own.minimize())
  await startAgain(next)
  await expect(page).toHaveTitle('The other one · Strata')
  expect(await window.evaluate((own) => own.isMinimized())).toBe(false)
  expect(app.windows()).toHaveLength(1)
  await app.close()

  const later = await launch()
  await expect(later.page.getByRole('listitem')).toContainText([/The other one/, /Dossier/])
})

test('a collection is opened by drop and from the menu; what is none is refused', async ({
  desktop: { app, page },
  home,
  collection,
}) => {
  const list = path.join(home, 'shopping.strata')
  await fs.writeFile(list, 'eggs, flour')
  await dragFiles(page, [list], page.getByTestId('drop-zone'))
  await expect(
    page.getByRole('status').filter({ hasText: `The file ${list} is not a Strata collection.` }),
  ).toBeVisible()
  await dragFiles(page, [collection], page.getByTestId('drop-zone'))
  await expect(page).toHaveTitle('Dossier · Strata')

  const next = path.join(home, 'The other one.strata')
  await fs.copyFile(collection, next)
  await app.evaluate(({ dialog, Menu }, file) => {
    dialog.showOpenDialog = async () => ({ canceled: false, filePaths: [file] })
    Menu.getApplicationMenu()?.getMenuItemById('open')?.click()
  }, next)
  await expect(page).toHaveTitle('The other one · Strata')
})

test('the window comes back as large as it was left', async ({ launch }) => {
  const size = { width: 1011, height: 713 }
  const first = await launch()
  const window = await first.app.browserWindow(first.page)
  await window.evaluate((own, wanted) => own.setSize(wanted.width, wanted.height), size)
  await expect.poll(() => window.evaluate((own) => own.getSize())).toEqual([size.width, size.height])
  await window.evaluate((own) => own.close())
  await first.app.close()

  const second = await launch()
  const again = await second.app.browserWindow(second.page)
  await expect.poll(() => again.evaluate((own) => own.getSize())).toEqual([size.width, size.height])
})

test('the menu reaches the page', async ({ desktop: { app, page } }) => {
  const choose = (id: string): Promise<void> =>
    app.evaluate(({ Menu }, wanted) => Menu.getApplicationMenu()?.getMenuItemById(wanted)?.click(), id)
  await expect(page.getByTestId('drop-zone')).toBeVisible()
  await choose('settings')
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  await choose('about')
  await expect(page.getByRole('heading', { name: /^Strata \d/ })).toBeVisible()
  await choose('new')
  await page.getByRole('textbox', { name: 'Name' }).fill('Letters')
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle('Letters · Strata')
  await expect(page.getByText('This collection is empty')).toBeVisible()
})
