import { expect } from '@playwright/test'
import { journey, picturesOf } from '../journey/journey.ts'
import { test } from './web-test.ts'

test('somebody drops a folder into the browser and follows an answer down to the sentence', async ({ page, serve }) => {
  const served = await serve()
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(served.origin) && !/^(data|blob):/.test(request.url())) elsewhere.push(request.url())
  })
  const wrong: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') wrong.push(message.text())
  })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(served.url)
  await journey(page, picturesOf('web'))
  expect(elsewhere).toEqual([])
  expect(wrong).toEqual([])
})

test('a page without the token is turned away', async ({ page, request, served }) => {
  expect((await request.post(`${served.origin}/api/collections.list`, { data: {} })).ok()).toBe(false)
  await page.goto(served.origin)
  await expect(page.getByTestId('drop-zone')).toHaveCount(0)
})
