import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { dragFiles } from '../drag-files.ts'
import { askQuestion, expectAnswered, rail as railOf, visit as visitPage } from '../pages.ts'

const sample = path.join(import.meta.dirname, '../../resources/sample')

/** Where the journey's pictures go: `<host>-<page>-<scheme>.png`. */
export type Picture = (page: Page, name: string) => Promise<void>

/** The pictures of one host, in light and dark. */
export const picturesOf =
  (host: string): Picture =>
  async (page, name) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.screenshot({ path: `test/screenshots/${host}-${name}-${colorScheme}.png`, animations: 'disabled' })
    }
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  }

/**
 * What a person does who has just met Strata, in either host: drop a folder → progress → map → report → ask → chip →
 * highlighted source.
 */
export async function journey(page: Page, picture: Picture): Promise<void> {
  const rail = railOf(page)
  const visit = (name: Parameters<typeof visitPage>[1]): Promise<void> => visitPage(page, name)

  await expect(page.getByRole('heading', { name: 'Drop a folder, get a map' })).toBeVisible()
  await picture(page, 'start')
  await dragFiles(page, [sample], page.getByTestId('drop-zone'))

  await expect(rail.getByRole('link', { name: 'Documents', exact: true })).toContainText('41', { timeout: 60_000 })
  await expect(rail.getByRole('link', { name: 'Reports', exact: true })).toContainText(/\d+/, { timeout: 60_000 })
  await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(0)
  await picture(page, 'documents')

  await visit('Map')
  await expect(page.locator('canvas').first()).toBeVisible()
  await page.getByPlaceholder('Find an entity').fill('Vincent Hark')
  await page.getByRole('option', { name: /Vincent Harker/ }).click()
  await expect(page.getByRole('heading', { name: 'Vincent Harker' })).toBeVisible()
  await picture(page, 'map')

  await visit('Reports')
  const report = page.getByRole('region', { name: 'Report' })
  await expect(report.getByRole('heading', { level: 1 })).toBeVisible()
  await picture(page, 'reports')

  await visit('Ask')
  const answer = await askQuestion(page, 'What are the main themes?')
  await expectAnswered(answer)
  await picture(page, 'ask')

  await answer
    .getByRole('button', { name: /Report \d/ })
    .first()
    .click()
  const sheet = page.getByRole('dialog')
  const passage = sheet.locator('q').first()
  const quoted = (await passage.innerText()).replaceAll(/\s+/g, ' ').trim()
  await picture(page, 'record')
  await passage.click()

  const marked = page.locator('mark[data-focus]')
  await expect(marked).toBeInViewport()
  expect(quoted.startsWith((await marked.innerText()).replaceAll(/\s+/g, ' ').trim().slice(0, 60))).toBe(true)
  await picture(page, 'source')
}
