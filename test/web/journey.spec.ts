import { expect, test } from '@playwright/test'
import { journey, picturesOf } from '../journey/journey.ts'
import { serveApp, type ServedApp } from './served-app.ts'

let served: ServedApp
test.beforeAll(async () => {
  served = await serveApp()
})
test.afterAll(() => served.close())

test('somebody drops a folder into the browser and follows an answer down to the sentence', async ({ page }) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(new URL(served.url).origin) && !/^(data|blob):/.test(request.url()))
      elsewhere.push(request.url())
  })
  const wrong: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') wrong.push(message.text())
  })
  page.on('pageerror', (error) => wrong.push(error.message))
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(served.url)
  await journey(page, picturesOf('web'))
  expect(elsewhere).toEqual([])
  expect(wrong).toEqual([])
})

test('a page without the token is turned away', async ({ page, request }) => {
  const { origin } = new URL(served.url)
  expect((await request.post(`${origin}/api/collections.list`, { data: {} })).ok()).toBe(false)
  await page.goto(origin)
  await expect(page.getByTestId('drop-zone')).toHaveCount(0)
})
