import { expect, type Locator, type Page } from '@playwright/test'

/** The way around a collection, at the left of its pages. */
export const rail = (page: Page): Locator => page.getByRole('navigation', { name: 'Collection' })

/** Goes to one of a collection's pages by its link. */
export const visit = (
  page: Page,
  name: 'Documents' | 'Map' | 'Reports' | 'Ask' | 'Model' | 'Settings' | 'About',
): Promise<void> => rail(page).getByRole('link', { name, exact: true }).click()

/** Types a question on the Ask page and waits for its finished answer. */
export async function askQuestion(page: Page, question: string): Promise<Locator> {
  await page.getByLabel('Question').fill(question)
  await page.keyboard.press('Enter')
  const answer = page.getByRole('article', { name: 'Answer' })
  await expect(answer.getByRole('button', { name: 'Copy as Markdown' })).toBeVisible()
  await expect(answer.getByRole('heading', { level: 1 })).toHaveText(question)
  return answer
}

/** That an answer is one: text with records cited, not a refusal. */
export async function expectAnswered(answer: Locator): Promise<void> {
  await expect(answer.getByRole('heading', { name: 'Not in this collection' })).toHaveCount(0)
  await expect(answer.getByRole('button', { name: /(?:Report|Source) \d/ }).first()).toBeVisible()
}

/** Waits until the stage that reads documents for their entities is under way. */
export async function waitForExtract(page: Page): Promise<void> {
  const stage = page.getByRole('listitem').filter({ hasText: 'Finding entities' })
  await expect(stage).toContainText(/\d+ of \d+/, { timeout: 30_000 })
}
