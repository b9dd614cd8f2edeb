import fs from 'node:fs/promises'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'

interface ModelToSetUp {
  readonly url: string
  readonly model: string
  /** Typed where the page has a field for it. */
  readonly key?: string
  /** Whether the name is chosen from the endpoint's list, which a wrong key does not give. */
  readonly fromList?: boolean
}

/** Goes from the start page to Settings › Language model. */
export async function openModelSettings(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await page.getByRole('link', { name: /^(Set up a model|Change)$/ }).click()
  await expect(page.getByRole('heading', { name: 'Language model' })).toBeVisible()
}

/** Fills Settings › Language model for an endpoint and tests the connection; what comes of that is on the page. */
export async function setUpModel(page: Page, { url, model, key, fromList = true }: ModelToSetUp): Promise<void> {
  await openModelSettings(page)
  await page.getByLabel('Provider').selectOption({ label: 'Other' })
  await page.getByLabel('Address').fill(url)
  if (key !== undefined) {
    await page.getByLabel('Key', { exact: true }).fill(key)
    await page.getByRole('button', { name: 'Keep' }).click()
    await expect(page.getByText('A key for this address is kept in the keychain.')).toBeVisible()
    await expect(page.getByLabel('Another key')).toHaveValue('')
  }
  const field = page.getByRole('combobox', { name: 'Model', exact: true })
  await field.fill(fromList ? model.slice(0, 4) : model)
  if (fromList) await page.getByRole('option', { name: model, exact: true }).click()
  await expect(field).toHaveValue(model)
  await page.getByLabel('Tokens in').fill('2')
  await page.getByLabel('Tokens out').fill('8')
  await page.getByRole('button', { name: 'Test connection' }).click()
}

/** Leaves works to the model, by the names of their choices. */
export async function chooseModel(page: Page, works: readonly string[]): Promise<void> {
  for (const work of works) await page.getByRole('group', { name: work }).getByRole('radio', { name: 'Model' }).check()
}

/** Files under a folder that hold a text, whatever they are. */
export async function holdsText(folder: string, text: string): Promise<readonly string[]> {
  const names = await fs.readdir(folder, { recursive: true, withFileTypes: true })
  const files = names.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
  const holding = await Promise.all(
    files.map(async (file) => ((await fs.readFile(file).catch(() => Buffer.of())).includes(text) ? [file] : [])),
  )
  return holding.flat()
}
