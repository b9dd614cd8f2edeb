import { expect, test } from 'vitest'
import { formatAmount } from './format-amount.ts'
import { formatCount, formatShortCount } from './format-count.ts'
import { formatDates } from './format-dates.ts'
import { formatDuration } from './format-duration.ts'
import { formatPercent } from './format-percent.ts'
import { formatWhen } from './format-when.ts'
import { plural } from './plural.ts'

test('counts are grouped, and short where there is little room', () => {
  expect(formatCount(1_234_567)).toBe('1,234,567')
  expect(formatShortCount(9_999)).toBe('9,999')
  expect(formatShortCount(1_234_567)).toBe('1.23m')
})

test('one is singular, the rest is not', () => {
  expect(plural(1, 'community', 'communities')).toBe('1 community')
  expect(plural(0, 'chunk')).toBe('0 chunks')
})

test('a share is full only when nothing is missing', () => {
  expect(formatPercent(0.999)).toBe('99 %')
  expect(formatPercent(1)).toBe('100 %')
  expect(formatPercent(-1)).toBe('0 %')
})

test.each([
  [0.2, '1 s'],
  [59, '59 s'],
  [90, '2 min'],
  [3600, '1 h'],
  [3900, '1 h 5 min'],
])('%d seconds are %s', (seconds, words) => expect(formatDuration(seconds)).toBe(words))

test('a time is told from now', () => {
  const now = new Date(2026, 4, 10, 15, 0).getTime()
  const at = (...parts: readonly [number, number, number, number, number]): string =>
    formatWhen(new Date(...parts).toISOString(), now)
  expect(at(2026, 4, 10, 14, 59)).toBe('1 min ago')
  expect(at(2026, 4, 10, 9, 5)).toBe('today, 09:05')
  expect(at(2026, 4, 9, 23, 30)).toBe('yesterday, 23:30')
  expect(at(2026, 1, 3, 8, 0)).toBe('3 Feb')
  expect(at(2025, 1, 3, 8, 0)).toBe('3 Feb 2025')
  expect(formatWhen('no date', now)).toBe('')
})

test.each([
  ['340000 £', '£340,000'],
  ['26200000000 $', '$26.2 billion'],
  ['12.5 %', '12.5%'],
  ['1 year', '1 year'],
  ['4 year', '4 years'],
  ['3 company', '3 companies'],
  ['20 person', '20 people'],
  ['', ''],
])('the amount “%s” is said as “%s”', (amount, words) => expect(formatAmount(amount)).toBe(words))

test.each([
  ['2014-02-03', '2014-02-03', '3 Feb 2014'],
  ['2014-02', '2014-02', 'Feb 2014'],
  ['1998', '2001', '1998 to 2001'],
  ['2009', '', 'from 2009'],
  ['', '2010-05', 'until May 2010'],
  ['', '', ''],
])('the time from “%s” to “%s” is said as “%s”', (start, end, words) => expect(formatDates(start, end)).toBe(words))
