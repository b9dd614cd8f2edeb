import fs from 'node:fs/promises'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { dragFiles } from '../drag-files.ts'
import { askQuestion, expectAnswered, rail, visit } from '../pages.ts'
import { test } from './web-test.ts'

const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText())

test.beforeEach(async ({ page, served }) => {
  await page.goto(served.url)
  await expect(rail(page)).toBeVisible()
})

test('an answer and a report are copied as Markdown, with title and citations', async ({ page, context, served }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: served.origin })
  await visit(page, 'Ask')
  const answer = await askQuestion(page, 'Who is Vincent Harker?')
  await answer.getByRole('button', { name: 'Copy as Markdown' }).click()
  await expect(page.getByText('Answer copied.')).toBeVisible()
  expect(await clipboard(page)).toMatch(/^# Who is Vincent Harker\?\n[^]*Harker[^]*\[Data: [^\]]*Sources \(\d+/)

  await visit(page, 'Reports')
  const report = page.getByRole('region', { name: 'Report' })
  const title = await report.getByRole('heading', { level: 1 }).innerText()
  await report.getByRole('button', { name: 'Copy as Markdown' }).click()
  await expect(page.getByText('Report copied.')).toBeVisible()
  const copied = await clipboard(page)
  expect(copied.split('\n')[0]).toBe(`# ${title}`)
  expect(copied).toMatch(/\[Data: \w+ \(\d+/)
})

test('answers are kept in a list', async ({ page }) => {
  await visit(page, 'Ask')
  await askQuestion(page, 'What are the main themes?')
  await page.getByRole('button', { name: 'New question' }).click()
  await askQuestion(page, 'Who is Vincent Harker?')
  await page.reload()
  const list = page.getByRole('navigation', { name: 'Earlier answers' })
  await expect(list.getByRole('listitem')).toContainText([/Who is Vincent Harker/, /What are the main themes/])
  await list.getByRole('link', { name: /main themes/ }).click()
  await expectAnswered(page.getByRole('article', { name: 'Answer' }))
  await list.getByRole('button', { name: /Delete the answer to “What are the main themes/ }).click({ force: true })
  await expect(list.getByRole('listitem')).toHaveCount(1)
})

test('a question about what is not in the collection is declined', async ({ page }) => {
  await visit(page, 'Ask')
  const answer = await askQuestion(page, 'Which telescope discovered the moons of Neptune?')
  await expect(answer.getByRole('heading', { name: 'Not in this collection' })).toBeVisible()
  await expect(answer).toContainText('Neptune')
  await expect(page.getByRole('navigation', { name: 'Earlier answers' })).toContainText('not in the collection')
})

test('a fact that no report tells is found under the reports, and the passages are remembered', async ({ page }) => {
  await visit(page, 'Ask')
  const question = 'When did the Coastguard call off its search?'
  const under = await askQuestion(page, question)
  await expect(under).toContainText('dusk on Monday')
  await expect(under.getByRole('button', { name: /^Report \d/ }).first()).toBeVisible()
  await under.getByRole('button', { name: 'Ask the passages' }).click()
  const list = page.getByRole('navigation', { name: 'Earlier answers' })
  await expect(list.getByRole('listitem')).toContainText([/from passages/, /level 0/])
  const answer = page.getByRole('article', { name: 'Answer' })
  await expect(answer).toContainText('dusk on Monday')
  await answer
    .getByRole('button', { name: /^Source \d/ })
    .first()
    .click()
  const behind = page.getByRole('dialog').getByRole('region', { name: 'Behind this sentence' })
  await expect(behind.locator('q').first()).toContainText('dusk on Monday')
  await behind.getByRole('link').first().click()
  await expect(page.locator('mark[data-focus]')).toContainText('dusk on Monday')

  await visit(page, 'Ask')
  await expect(page.getByRole('radio', { name: 'Reports' })).toBeChecked()
  await page.getByRole('radio', { name: 'Passages' }).check({ force: true })
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Passages' })).toBeChecked()
  await expect(page.getByLabel('Level')).toHaveCount(0)
})

test('the keyboard alone leads from a question to the sentence in its source', async ({ page }) => {
  await page.keyboard.press('Control+KeyK')
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused()
  await page.keyboard.type('Ask')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Question')).toBeFocused()
  await page.keyboard.type('Who is Vincent Harker?')
  await page.keyboard.press('Enter')
  const answer = page.getByRole('article', { name: 'Answer' })
  await expect(answer.getByRole('button', { name: 'Copy as Markdown' })).toBeVisible()

  await tabInto(page, '[aria-label="Answer"] button[data-dataset]')
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog')
  await expect(sheet.locator('q').first()).toBeVisible()
  await tabInto(page, '[role="dialog"] a:has(q)')
  await page.keyboard.press('Enter')
  await expect(page.locator('mark[data-focus]')).toBeInViewport()
})

test('a chip shows the passage behind its sentence first, beside the answer, and going back finds it open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await visit(page, 'Ask')
  const answer = await askQuestion(page, 'Who is Vincent Harker?')
  const sheet = page.getByRole('dialog')
  const behind = sheet.getByRole('region', { name: 'Behind this sentence' })
  const chips = answer.getByRole('button', { name: /^Source \d/ })
  await chips.last().click()
  await expect(behind.locator('q').first()).toBeVisible()
  const quoted = await behind.locator('q').first().innerText()
  const cited = await chips.last().evaluate((chip) => chip.closest('p, li')?.textContent ?? '')
  expect(letters(cited).includes(letters(quoted)) || letters(quoted).includes(letters(cited).slice(0, 40))).toBe(true)
  const edge = (await answer.boundingBox())!
  expect(edge.x + edge.width).toBeLessThanOrEqual((await sheet.boundingBox())!.x)

  const name = (await sheet.getAttribute('aria-label'))!
  await behind.getByRole('link').first().click()
  await expect(page.locator('mark[data-focus]')).toBeInViewport()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page.getByRole('dialog', { name })).toBeVisible()
  await expect(behind.locator('q').first()).toHaveText(quoted)
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await page.reload()
  await expect(answer).toBeVisible()
  await expect(sheet).toHaveCount(0)
})

test('a whole part of a document is shown from its beginning', async ({ page }) => {
  await visit(page, 'Reports')
  await page
    .getByRole('region', { name: 'Report' })
    .getByRole('button', { name: /^Source \d/ })
    .first()
    .click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('region', { name: 'Behind this sentence' })).toBeVisible()
  const whole = sheet.locator('a:has(q)').last()
  const start = letters(await whole.innerText()).slice(0, 40)
  await whole.click()
  const part = page.locator('[data-focus]')
  await expect(part).toBeInViewport()
  expect(letters(await part.innerText())).toContain(start)
  const top = await part.evaluate((element) => element.getBoundingClientRect().top)
  expect(top).toBeGreaterThan(0)
  expect(top).toBeLessThan(page.viewportSize()!.height / 2)
})

test('an answer says that the collection has changed since, and is asked again', async ({ page, home }) => {
  await visit(page, 'Ask')
  const answer = await askQuestion(page, 'Who is Vincent Harker?')
  const outdated = answer.getByText('The collection has changed since.')
  const { hash } = new URL(page.url())
  await page.reload()
  await expectAnswered(answer)
  await expect(outdated).toHaveCount(0)

  const letter = path.join(home, 'letter.txt')
  await fs.writeFile(
    letter,
    'Vincent Harker met Beatrix Hallam at Gannet Quay. Gannet Quay was closed by Vincent Harker.',
  )
  await dragFiles(page, [letter], page.getByRole('main'))
  await expect(rail(page).getByRole('link', { name: 'Documents' })).toContainText('42')
  await page.evaluate((address) => (window.location.hash = address), hash)
  await expect(outdated).toBeVisible()
  // While the index still works, an answer may be outdated as soon as it stands there.
  await expect(async () => {
    if ((await outdated.count()) > 0) await answer.getByRole('button', { name: 'Ask again' }).click()
    await expect(page).not.toHaveURL(new RegExp(`${hash}$`))
    await expectAnswered(answer)
    await expect(outdated).toHaveCount(0, { timeout: 2_000 })
  }).toPass()
})

const letters = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')

/** Presses Tab until the focus is on what the selector names, as somebody does who looks for it. */
async function tabInto(page: Page, selector: string): Promise<void> {
  const there = (): Promise<boolean> =>
    page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)
  for (let presses = 0; !(await there()); presses++) {
    expect(presses, `Tab never reaches ${selector}`).toBeLessThan(80)
    await page.keyboard.press('Tab')
  }
}
