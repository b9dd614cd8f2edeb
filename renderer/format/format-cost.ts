/** Money as one says it: `$0.42`, `€12.30`, `less than $0.01`; a currency that has no sign stands behind: `3.10 credits`. */
export function formatCost(amount: number, currency: string): string {
  const digits = amount !== 0 && amount < 100 ? 2 : 0
  if (amount > 0 && amount < 0.005) return `less than ${withCurrency(0.01, currency, 2)}`
  return withCurrency(amount, currency, digits)
}

function withCurrency(amount: number, currency: string, digits: number): string {
  const figures = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  try {
    const style = { style: 'currency', currency: currency.toUpperCase(), currencyDisplay: 'narrowSymbol' } as const
    return new Intl.NumberFormat('en-GB', { ...style, ...figures }).format(amount)
  } catch {
    return `${new Intl.NumberFormat('en-GB', figures).format(amount)} ${currency}`
  }
}
