import path from 'node:path'
import { expect } from '@playwright/test'
import { dragFiles } from '../drag-files.ts'
import { fillLargeFolder } from '../large-folder.ts'
import { rail, visit, waitForExtract } from '../pages.ts'
import { enginePid } from './desktop-app.ts'
import { test } from './desktop-test.ts'

test('an engine that dies is started again; the page says so and goes on', async ({ desktop: { app, page }, home }) => {
  const letters = path.join(home, 'letters')
  const files = await fillLargeFolder(letters)
  await dragFiles(page, [letters], page.getByTestId('drop-zone'))
  await waitForExtract(page)
  const killed = await enginePid(app)
  process.kill(killed, 'SIGKILL')
  await expect(page.getByText('Strata is connected to its engine again.')).toBeVisible()
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByText('Everything is read')).toBeVisible({ timeout: 60_000 })
  expect(await enginePid(app)).not.toBe(killed)
  await expect(rail(page).getByRole('link', { name: 'Documents' })).toContainText(String(files))
  await visit(page, 'Reports')
  await expect(page.getByRole('region', { name: 'Report' }).getByRole('heading', { level: 1 })).toBeVisible()
})
