import { expect, type Page } from '@playwright/test'
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
  expect(await clipboard(page)).toMatch(/^# Who is Vincent Harker\?\n[^]*Harker[^]*\[Data: [^\]]*Reports \(\d+/)

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

/** Presses Tab until the focus is on what the selector names, as somebody does who looks for it. */
async function tabInto(page: Page, selector: string): Promise<void> {
  const there = (): Promise<boolean> =>
    page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)
  for (let presses = 0; !(await there()); presses++) {
    expect(presses, `Tab never reaches ${selector}`).toBeLessThan(80)
    await page.keyboard.press('Tab')
  }
}
