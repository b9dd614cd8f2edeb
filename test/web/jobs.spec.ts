import fs from 'node:fs/promises'
import path from 'node:path'
import { expect } from '@playwright/test'
import { dragFiles } from '../drag-files.ts'
import { fillLargeFolder } from '../large-folder.ts'
import { askQuestion, expectAnswered, rail, visit, waitForExtract } from '../pages.ts'
import { test } from './web-test.ts'

/** What still lies in the folder of uploads. */
const uploads = async (home: string): Promise<string[]> =>
  (await fs.readdir(path.join(home, 'uploads'))).filter((name) => !name.includes('lock'))

test('a job whose server was killed offers to go on, and does', async ({ page, serve, home }) => {
  const letters = path.join(home, 'letters')
  const files = await fillLargeFolder(letters)
  const first = await serve()
  await page.goto(first.url)
  await dragFiles(page, [letters], page.getByTestId('drop-zone'))
  await waitForExtract(page)
  await first.kill()
  await expect(page.getByText('The connection to the engine is lost.')).toBeVisible()
  expect(await uploads(home)).toHaveLength(1)

  await fs.mkdir(path.join(home, 'uploads', 'left-behind-by-a-lost-page'))
  const second = await serve()
  expect(await uploads(home)).toHaveLength(1)
  await page.goto(second.url)
  await page.getByRole('link', { name: 'letters' }).click()
  const panel = page.getByRole('region', { name: 'Interrupted work' })
  await expect(panel).toContainText('The work on this collection is not finished')
  await panel.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByText('Everything is read')).toBeVisible({ timeout: 60_000 })
  await expect(rail(page).getByRole('link', { name: 'Documents' })).toContainText(String(files))
  await expect(rail(page).getByRole('link', { name: 'Reports' })).toContainText(/\d+/)
  await expect(page.getByTitle(/^letters\/\d\//).first()).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Skipped/ })).toHaveCount(0)
  await expect.poll(() => uploads(home)).toEqual([])
})

test('a job that is cancelled stops, and the collection can still be used', async ({ page, served, home }) => {
  await page.goto(served.url)
  await expect(rail(page).getByRole('link', { name: 'Documents' })).toContainText('41')
  const more = path.join(home, 'more')
  await fillLargeFolder(more)
  await dragFiles(page, [more], page.getByRole('main'))
  await waitForExtract(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('region', { name: 'Interrupted work' })).toContainText('It was cancelled.')
  await visit(page, 'Ask')
  await expectAnswered(await askQuestion(page, 'What are the main themes?'))
  await page.reload()
  await visit(page, 'Documents')
  await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible()
})

test('files that cannot be read are listed with their reasons, and the rest goes on', async ({ page, serve, home }) => {
  const mixed = path.join(home, 'mixed')
  await fs.mkdir(path.join(mixed, 'again'), { recursive: true })
  const sentence = 'Ada Lovelace wrote to Charles Babbage from London about the Analytical Engine.'
  await fs.writeFile(path.join(mixed, 'letter.txt'), sentence)
  await fs.writeFile(path.join(mixed, 'again', 'letter.txt'), sentence)
  await fs.writeFile(path.join(mixed, 'report.docx'), 'This is no Word file.')
  await fs.writeFile(path.join(mixed, 'nothing.md'), '')
  await fs.writeFile(path.join(mixed, 'tune.mp3'), Buffer.from([0xff, 0xfb, 0x90, 0x64]))
  const served = await serve()
  await page.goto(served.url)
  await dragFiles(page, [mixed], page.getByTestId('drop-zone'))
  await expect(page.getByText('Everything is read')).toBeVisible()
  await expect(rail(page).getByRole('link', { name: 'Documents' })).toContainText('1')

  await page.getByRole('radio', { name: 'Skipped 4' }).check()
  const list = page.getByRole('list', { name: 'Skipped files' })
  for (const [name, word, reason] of [
    ['report.docx', 'Damaged', 'open it in its own program'],
    ['nothing.md', 'Empty', 'The file is empty.'],
    ['tune.mp3', 'Not supported', 'Strata does not read .mp3 files'],
    ['letter.txt', 'Already there', 'Its content is in the collection already.'],
  ] as const) {
    await expect(list.getByRole('listitem').filter({ hasText: name })).toContainText([word])
    await expect(list.getByRole('listitem').filter({ hasText: name })).toContainText([reason])
  }
  await expect(list).not.toContainText('uploads')
  await expect.poll(() => uploads(home)).toEqual([])
})
