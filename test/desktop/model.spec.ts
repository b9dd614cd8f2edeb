import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { dragFiles } from '../drag-files.ts'
import { startModelEndpoint } from '../fakes/model-endpoint.ts'
import { picturesOf } from '../journey/journey.ts'
import { askQuestion, expectAnswered, rail, visit } from '../pages.ts'
import { root } from '../run-strata.ts'
import { chooseModel, holdsText, openModelSettings, setUpModel } from '../model-pages.ts'
import { test } from './desktop-test.ts'

const KEY = 'sk-journey-3f9a71c2e85d4b60'
const picture = picturesOf('desktop')

/** A few of the sample's documents. */
const letters = path.join(root, 'resources/sample/letters')
const mail = path.join(root, 'resources/sample/mail')

/** Notes how long the text of an answer is each time it changes while it is being written. */
const watchAnswer = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const kept = globalThis as unknown as { lengths: number[] }
    kept.lengths = []
    new MutationObserver(() => {
      const { length } = document.querySelector('article[aria-busy="true"]')?.textContent ?? ''
      if (length !== kept.lengths.at(-1)) kept.lengths.push(length)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })

test('a model is set up, reads within its budget, answers as it writes, and signs what it wrote', async ({
  desktop: { page },
  home,
}) => {
  const endpoint = await startModelEndpoint({ requiredKey: KEY, latency: 20 })
  try {
    await setUpModel(page, { url: endpoint.url, model: 'fake-model', key: KEY })
    const checks = page.getByRole('region', { name: 'What the endpoint can do' }).getByRole('listitem')
    await expect(checks.filter({ hasText: 'Answers works' })).toBeVisible()
    await picture(page, 'model-settings')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('fake-model is set up.')).toBeVisible()
    await page.getByRole('button', { name: 'Back' }).click()
    await page.getByRole('button', { name: 'Back' }).click()

    await dragFiles(page, [letters], page.getByTestId('drop-zone'))
    await expect(page.getByText('Everything is read')).toBeVisible({ timeout: 60_000 })
    await visit(page, 'Model')
    await expect(page.getByRole('region', { name: 'Who made what' })).toContainText('The built-in analyst read all')

    await chooseModel(page, ['Who reads the documents', 'Who writes the reports', 'Who answers questions'])
    await expect(page.getByRole('button', { name: 'Start' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Estimate' }).click()
    const start = page.getByRole('button', { name: 'Start' })
    await expect(page.getByRole('table', { name: 'What each work takes' })).toContainText('Entities and relationships')
    await start.scrollIntoViewIfNeeded()
    await picture(page, 'model-estimate')

    // Slow enough to be watched, and with a budget for a part of it.
    endpoint.change({ latency: 400 })
    const budget = page.getByLabel('Budget, in tokens')
    const whole = Number((await budget.inputValue()).replaceAll(',', ''))
    await budget.fill(String(Math.round(whole / 12)))
    await start.click()
    const meter = page.getByRole('group', { name: 'Meter' })
    await expect(meter).toContainText('fake-model')
    await expect(meter).toContainText(/Tokens out\s*[1-9]/)
    await page.getByRole('main').evaluate((main) => main.querySelector('section')?.scrollIntoView())
    await picture(page, 'model-meter')
    await expect(page.getByRole('heading', { name: 'The work on this collection is paused' })).toBeVisible()
    await expect(rail(page).getByText('Paused')).toBeVisible()
    const used = endpoint.requests.reduce((sum, one) => sum + one.inputTokens + one.outputTokens, 0)
    await picture(page, 'model-paused')

    endpoint.change({ latency: 0 })
    const keys = new Set(endpoint.requests.filter(({ answered }) => answered).map(({ key }) => key))
    const before = endpoint.requests.length
    await page.getByLabel('Tokens the rest may use').fill(String(whole))
    await page.getByRole('button', { name: 'Raise budget and go on' }).click()
    await expect(page.getByText('Everything is read')).toBeVisible({ timeout: 60_000 })
    expect(used).toBeGreaterThan(0)
    expect(
      endpoint.requests.slice(before).filter(({ key }) => keys.has(key)),
      'paid twice',
    ).toEqual([])
    await page.getByText('What the model took').click()
    await expect(page.getByRole('table', { name: 'What the run took' })).toContainText('expected')
    await expect(page.getByRole('region', { name: 'Who made what' })).toContainText('fake-model read all')

    await visit(page, 'Ask')
    await expect(page.getByLabel('Who answers')).toHaveValue('prompted')
    await watchAnswer(page)
    const answer = await askQuestion(page, 'What are the main themes?')
    const lengths = await page.evaluate(() => (globalThis as unknown as { lengths: number[] }).lengths)
    expect(new Set(lengths).size).toBeGreaterThan(3)
    await expectAnswered(answer)
    await expect(answer).toContainText('written by fake-model')
    await answer.getByText('How this was answered').click()
    await expect(answer).toContainText(/Model calls\s*\d+, [\d,]+ tokens in/)
    await picture(page, 'model-answer')

    await visit(page, 'Reports')
    await expect(page.getByRole('region', { name: 'Report' })).toContainText('Written by fake-model')
    await page
      .getByRole('region', { name: 'Report' })
      .getByRole('button', { name: /Entity \d/ })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toContainText('Written by fake-model')
    await page.keyboard.press('Escape')

    // What is dropped is read at once, and asks nothing of the model.
    const paid = endpoint.requests.length
    await visit(page, 'Documents')
    await dragFiles(page, [mail], page.getByRole('main'))
    await expect(page.getByText(/chunks? .*waits? for the model/)).toBeVisible({ timeout: 60_000 })
    expect(endpoint.requests.length).toBe(paid)
    await page.getByRole('link', { name: 'See what that takes' }).click()
    await expect(page.getByRole('heading', { name: 'What a run takes' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Who made what' })).toContainText('for the model')
  } finally {
    await endpoint.close()
  }
  expect(await page.content()).not.toContain(KEY)
  expect(await holdsText(home, KEY), 'files that hold the key in clear').toEqual([])
})

test('where there is no keychain, the page says how else to give a key', async ({ desktop: { app, page } }) => {
  await app.evaluate(({ safeStorage }) => Object.assign(safeStorage, { available: false }))
  await openModelSettings(page)
  await page.getByLabel('Provider').selectOption({ label: 'OpenAI' })
  await expect(page.getByText('STRATA_API_KEY')).toBeVisible()
  await expect(page.getByLabel('Key', { exact: true })).toHaveCount(0)
})

test('a kept key is there after a restart and can be forgotten; bad settings say what to do', async ({ launch }) => {
  const endpoint = await startModelEndpoint({ requiredKey: KEY, models: ['fake-model'] })
  try {
    const first = await launch()
    await setUpModel(first.page, { url: endpoint.url, model: 'fake-model', key: 'sk-wrong-000000', fromList: false })
    const result = first.page.getByRole('region', { name: 'What the endpoint can do' })
    await expect(result.getByRole('alert')).toContainText(/key/i)
    await expect(result).not.toContainText('sk-wrong')
    await first.page.getByLabel('Another key').fill(KEY)
    await first.page.getByRole('button', { name: 'Test connection' }).click()
    await expect(result.getByRole('status')).toBeVisible()
    await first.page.getByRole('button', { name: 'Save' }).click()
    await expect(first.page.getByText('fake-model is set up.')).toBeVisible()
    await first.app.close()

    const { page } = await launch()
    await openModelSettings(page)
    await expect(page.getByText('A key for this address is kept in the keychain.')).toBeVisible()
    const test = page.getByRole('button', { name: 'Test connection' })
    const again = page.getByRole('region', { name: 'What the endpoint can do' })
    await test.click()
    await expect(again.getByRole('status')).toBeVisible()

    await page.getByRole('combobox', { name: 'Model', exact: true }).fill('no-such-model')
    await test.click()
    await expect(again.getByRole('alert')).toContainText('no-such-model')
    await page.getByRole('button', { name: 'Forget it' }).click()
    await expect(page.getByText('There is no key for this address')).toBeVisible()
    await page.getByRole('combobox', { name: 'Model', exact: true }).fill('fake-model')
    await test.click()
    await expect(again.getByRole('alert')).toContainText(/key/i)
    await page.getByLabel('Address').fill('http://127.0.0.1:9/v1')
    await test.click()
    await expect(again.getByRole('alert')).toContainText('127.0.0.1:9')
  } finally {
    await endpoint.close()
  }
})
