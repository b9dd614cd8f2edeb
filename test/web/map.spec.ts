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

test('an entity tells what is claimed of it, and each claim leads to its sentence', async ({ page }) => {
  await page.getByPlaceholder('Find an entity').fill('Sable Point')
  await page.getByRole('option', { name: /Sable Point Holdings/ }).click()
  const panel = page.getByRole('complementary', { name: 'Sable Point Holdings' })
  await expect(panel.getByRole('heading', { name: /^Claims \(\d+\)$/ })).toBeVisible()
  const claim = panel.getByRole('link', { name: /Lantern Fund payment/ })
  await expect(claim).toContainText('Stated')
  await expect(claim).toContainText('3 Feb 2014')
  await expect(claim).toContainText('£250,000')
  await claim.click()
  await expect(page).toHaveURL(/\/source\/\d+\?start=\d+&end=\d+&of=claims%3A\d+|of=claims:\d+/)
  await expect(page.locator('mark').first()).toContainText('On 3 February 2014 the Lantern Fund paid Sable Point')
})
