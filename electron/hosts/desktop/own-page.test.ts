import { expect, it } from 'vitest'
import { isOwnPage, pageUrl } from './own-page.ts'

it.each([pageUrl, 'app://strata/', 'app://strata/index.html#/reports/2', 'app://strata/assets/index.js'])(
  '%s is an own page',
  (address) => {
    expect(isOwnPage(address)).toBe(true)
  },
)

it.each([
  '',
  'not an address',
  'about:blank',
  'https://strata/',
  'app://strata.example/',
  'app://other/index.html',
  'app://strata:81/',
  'app://strata@other/',
  'app://user@strata/',
  'app:strata',
  'file:///app/index.html',
  'javascript:location="app://strata/"',
  'https://example.org/?app://strata/',
])('%s is not an own page', (address) => {
  expect(isOwnPage(address)).toBe(false)
})
