import { expect } from '@playwright/test'
import { rail, visit } from '../pages.ts'
import { test } from './web-test.ts'

test.beforeEach(async ({ page, served }) => {
  await page.goto(served.url)
  await expect(rail(page)).toBeVisible()
  await visit(page, 'Map')
  await expect(page.locator('canvas').first()).toBeVisible()
})

test('the level is moved while an entity is chosen: the map is drawn anew and the choice stays', async ({ page }) => {
  await page.getByPlaceholder('Find an entity').fill('Vincent Hark')
  await page.getByRole('option', { name: /Vincent Harker/ }).click()
  const entity = page.getByRole('heading', { name: 'Vincent Harker' })
  await expect(entity).toBeVisible()
  const level = page.getByRole('slider', { name: 'Level' })
  for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowRight']) {
    const before = await level.getAttribute('aria-valuetext')
    await level.press(key)
    await expect(level).not.toHaveAttribute('aria-valuetext', before ?? '')
    await expect(page).toHaveURL(new RegExp(`entity=\\d+&level=${key === 'ArrowRight' ? 1 : 0}$`))
    await expect(entity).toBeVisible()
    await expect(page.locator('canvas').first()).toBeVisible()
  }
  await expect(page.getByRole('alert')).toHaveCount(0)
})
