import { expect } from '@playwright/test'
import { startModelEndpoint } from '../fakes/model-endpoint.ts'
import { chooseModel, holdsText, setUpModel } from '../model-pages.ts'
import { visit } from '../pages.ts'
import { test } from './web-test.ts'

const KEY = 'sk-from-the-environment-51d0'

test('without a keychain the key comes from the environment, and never reaches the page', async ({
  page,
  serveWith,
  collection,
  home,
}) => {
  const endpoint = await startModelEndpoint({ requiredKey: KEY })
  try {
    const { url } = await serveWith({ STRATA_API_KEY: KEY }, collection)
    const heard: string[] = []
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))))
    await page.goto(url)
    await setUpModel(page, { url: endpoint.url, model: 'fake-model', fromList: false })
    await expect(page.getByText('The key comes from the environment: STRATA_API_KEY.')).toBeVisible()
    await expect(page.getByLabel('Key', { exact: true })).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'What the endpoint can do' }).getByRole('status')).toBeVisible()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('fake-model is set up.')).toBeVisible()
    expect(heard.length).toBeGreaterThan(5)
    expect(heard.filter((payload) => payload.includes(KEY))).toEqual([])
    expect(await holdsText(home, KEY), 'files that hold the key').toEqual([])
  } finally {
    await endpoint.close()
  }
})

test('without a key anywhere, the page says where to put one', async ({ page, served }) => {
  await page.goto(served.url)
  await visit(page, 'Model')
  await page.getByRole('link', { name: 'Set up a model' }).click()
  await page.getByLabel('Provider').selectOption({ label: 'OpenAI' })
  await expect(page.getByText('There is no key for this address yet.')).toBeVisible()
  await expect(page.getByText('STRATA_API_KEY')).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Choose a model, or type its name.')).toBeVisible()
  await page.getByLabel('Provider').selectOption({ label: 'Azure OpenAI' })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Put your own in the place of ‹resource›.')).toBeVisible()
})

test('prompts are changed for a collection, refused with a sentence, and go back to the original', async ({
  page,
  served,
}) => {
  await page.goto(served.url)
  await visit(page, 'Model')
  await page.getByRole('link', { name: 'Prompts' }).click()
  const prompts = page.getByRole('navigation', { name: 'Prompts' })
  await prompts.getByRole('link').first().click()
  const text = page.getByRole('textbox')
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview).toContainText('As the model gets it, with')
  await expect(page.getByText(/[\d,]+ tokens with this content/)).toBeVisible()
  const original = await text.inputValue()

  await text.fill(`${original}\nMind the {{weather}}.`)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert').first()).toContainText('weather')

  await text.fill(`${original}\nMind the tides.`)
  await expect(preview).toContainText('Mind the tides.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(prompts.getByText('changed here')).toBeVisible()
  await page.reload()
  await expect(text).toHaveValue(/Mind the tides\.\s*$/)

  await page.getByRole('button', { name: 'Back to the original' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take the original' }).click()
  await expect(text).toHaveValue(original)
  await expect(prompts.getByText('changed here')).toHaveCount(0)
})

test('the model proposes what it should be told, and somebody changes it before taking it over', async ({
  page,
  served,
}) => {
  const endpoint = await startModelEndpoint()
  try {
    await page.goto(served.url)
    await setUpModel(page, { url: endpoint.url, model: 'fake-model' })
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('fake-model is set up.')).toBeVisible()
    await page.getByRole('button', { name: 'Back' }).click()
    await page.getByRole('button', { name: 'Back' }).click()
    await visit(page, 'Model')
    await chooseModel(page, ['Who writes the reports'])
    await page.getByRole('button', { name: 'Propose from the collection' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel('Persona')).toHaveValue(/expert/, { timeout: 30_000 })
    await dialog.getByLabel('Persona').fill('You are a harbour pilot.')
    await dialog.getByRole('button', { name: 'Remove the type concept' }).click()
    await dialog.getByRole('textbox', { name: 'Entity types' }).fill('ship')
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'Take over' }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved. It takes effect with the next run.')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Persona')).toHaveValue('You are a harbour pilot.')
    const types = page.getByRole('list', { name: 'Entity types' })
    await expect(types).toContainText('ship')
    await expect(types).not.toContainText('concept')
  } finally {
    await endpoint.close()
  }
})

test('a name is taken out of an entity and is one of its own after the next run', async ({ page, served }) => {
  await page.goto(served.url)
  await visit(page, 'Map')
  const search = page.getByPlaceholder('Find an entity')
  await search.fill('Vincent Harker')
  await page.getByRole('option', { name: /^Vincent Harker/ }).click()
  const panel = page.getByRole('complementary', { name: 'Vincent Harker' })
  await expect(panel).toContainText('Selected from the documents by the built-in analyst')
  await panel.getByRole('button', { name: 'Separate V. Harker' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Separate' }).click()
  await expect(page.getByText('“V. Harker” will be an entity of its own with the next run.')).toBeVisible()
  await panel.getByRole('button', { name: 'Run now' }).click()
  await visit(page, 'Documents')
  await expect(page.getByText('Everything is read')).toBeVisible({ timeout: 60_000 })
  await visit(page, 'Map')
  await search.fill('V. Harker')
  await page.getByRole('option', { name: /^V\. Harker/ }).click()
  await expect(page.getByRole('complementary', { name: 'V. Harker', exact: true })).toBeVisible()
})
