/** A budget that leaves half as much again as was expected, rounded up so that it is easily read; null for nothing. */
export function suggestBudget(expectedTokens: number): number | null {
  if (expectedTokens <= 0) return null
  const wanted = Math.max(1000, expectedTokens * 1.5)
  const step = 10 ** Math.max(3, Math.floor(Math.log10(wanted)) - 1)
  return Math.ceil(wanted / step) * step
}

/** Tokens as typed, spaces and commas allowed; null for none, undefined for what is no whole number of at least one. */
export function readBudget(text: string): number | null | undefined {
  const digits = text.replaceAll(/[\s,_]/g, '')
  if (digits === '') return null
  return /^\d{1,15}$/.test(digits) && Number(digits) > 0 ? Number(digits) : undefined
}
