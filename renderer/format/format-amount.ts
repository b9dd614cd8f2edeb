import { formatCount } from './format-count.ts'

const large = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 })
const scales = [
  [1e12, 'trillion'],
  [1e9, 'billion'],
  [1e6, 'million'],
] as const

/** A claim's amount as one says it: `£340,000`, `$26.2 billion`, `12%`, `4 years`; '' for none. */
export function formatAmount(amount: string): string {
  const space = amount.indexOf(' ')
  if (space < 0) return amount
  const value = Number(amount.slice(0, space))
  const unit = amount.slice(space + 1)
  const number = formatNumber(value)
  if (/^[$£€¥]$/.test(unit)) return `${unit}${number}`
  if (unit === '%') return `${number}%`
  return `${number} ${value === 1 ? unit : manyOf(unit)}`
}

function formatNumber(value: number): string {
  const scale = scales.find(([size]) => Math.abs(value) >= size)
  return scale
    ? `${large.format(value / scale[0])} ${scale[1]}`
    : Number.isInteger(value)
      ? formatCount(value)
      : large.format(value)
}

const irregular: Readonly<Record<string, string>> = { person: 'people', man: 'men', woman: 'women' }

function manyOf(noun: string): string {
  if (irregular[noun] !== undefined) return irregular[noun]
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`
  return /(?:s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`
}
