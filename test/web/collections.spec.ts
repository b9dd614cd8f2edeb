import fs from 'node:fs/promises'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { dragFiles } from '../drag-files.ts'
import { askQuestion, expectAnswered, rail, visit } from '../pages.ts'
import { runStrata } from '../run-strata.ts'
import { test } from './web-test.ts'

const allCollections = (page: Page): Promise<unknown> => page.goto(`${new URL(page.url()).origin}/#/`)

async function choose(page: Page, collection: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${collection}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

test('a collection is renamed, and says where it lies', async ({ page, served, collection }) => {
  await page.goto(served.url)
  await expect(rail(page)).toBeVisible()
  await allCollections(page)
  await expect(page.getByText(collection, { exact: true })).toBeVisible()
  await choose(page, 'Dossier', 'Rename…')
  await page.getByRole('textbox', { name: 'Name' }).fill('The harbour papers')
  await page.getByRole('button', { name: 'Rename', exact: true }).click()
  await expect(page.getByRole('link', { name: 'The harbour papers' })).toBeVisible()
  await expect(page.getByText(collection, { exact: true })).toBeVisible()
  await page.reload()
  await page.getByRole('link', { name: 'The harbour papers' }).click()
  await expect(page).toHaveTitle('The harbour papers · Strata')
})

test('a collection is deleted only after a question, and then its file is gone', async ({
  page,
  served,
  collection,
  home,
}) => {
  await page.goto(served.url)
  await expect(rail(page)).toBeVisible()
  await allCollections(page)
  await choose(page, 'Dossier', 'Delete…')
  const question = page.getByRole('dialog', { name: 'Delete “Dossier”?' })
  await expect(question).toContainText(collection)
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question).toHaveCount(0)
  await fs.access(collection)

  await choose(page, 'Dossier', 'Delete…')
  await question.getByRole('button', { name: 'Delete the file' }).click()
  await expect(page.getByRole('status').filter({ hasText: '“Dossier” was deleted.' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Dossier' })).toHaveCount(0)
  expect((await fs.readdir(home)).filter((name) => name.startsWith('Dossier'))).toEqual([])
})

test('a collection that is open elsewhere is busy, and unharmed', async ({
  page,
  context,
  serve,
  served,
  collection,
  home,
}) => {
  await page.goto(served.url)
  await expect(rail(page).getByRole('link', { name: 'Documents' })).toContainText('41')

  const other = await serve()
  const second = await context.newPage()
  await second.goto(other.url)
  await second.getByRole('link', { name: 'Dossier' }).click()
  const alarm = second.getByRole('alert')
  await expect(alarm).toContainText(`The collection ${collection} is already open elsewhere.`)
  const { code, said } = await runStrata(home, ['index', path.dirname(import.meta.dirname), '--into', collection])
  expect([code, said]).toEqual([1, expect.stringContaining(`The collection ${collection} is already open elsewhere.`)])

  await visit(page, 'Ask')
  await expectAnswered(await askQuestion(page, 'What are the main themes?'))
  await page.goto('about:blank')
  await served.close()
  await alarm.getByRole('button', { name: 'Try again' }).click()
  await visit(second, 'Ask')
  await expect(second.getByRole('navigation', { name: 'Earlier answers' })).toContainText('What are the main themes?')
})

test('a file that is no collection is refused with one sentence', async ({ page, serve, served, collection, home }) => {
  await page.goto(served.url)
  await expect(rail(page)).toBeVisible()
  const { href } = new URL(page.url())
  await served.close()
  await fs.writeFile(collection, 'A shopping list: eggs, flour.')

  const { code, said } = await runStrata(home, ['serve', collection])
  expect([code, said.split('\n')[0]]).toEqual([1, `strata: The file ${collection} is not a Strata collection.`])

  const again = await serve()
  await page.goto(again.url)
  await expect(page.getByRole('listitem').filter({ hasText: collection })).toContainText('Cannot be read')
  await page.goto(again.origin + new URL(href).hash)
  await expect(page.getByRole('alert')).toContainText(`The file ${collection} is not a Strata collection.`)

  await page.goto(`${again.origin}/#/`)
  await dragFiles(page, [collection], page.getByTestId('drop-zone'))
  await expect(page.getByRole('status').filter({ hasText: 'start Strata with it' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: collection })).toHaveCount(1)
})
