/**
 * The number that a model meant, held between two bounds: 8, "8", "8/10", "8.5 out of 10", "8,5", "80%". Undefined
 * where there is none.
 */
export function readNumber(value: unknown, least: number, most: number): number | undefined {
  const found = typeof value === 'number' ? value : typeof value === 'string' ? Number(digits(value)) : Number.NaN
  return Number.isFinite(found) ? Math.min(most, Math.max(least, found)) : undefined
}

const digits = (text: string): string | undefined =>
  /[-−]?\d{1,9}(?:[.,]\d{1,6})?/.exec(text.slice(0, 400))?.[0].replace(',', '.').replace('−', '-')
