const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 })
const compact = new Intl.NumberFormat('en-GB', { notation: 'compact', maximumSignificantDigits: 3 })

/** A count in full: `12,304`. */
export const formatCount = (count: number): string => whole.format(count)

/** A count for narrow places: `12.3k`. */
export const formatShortCount = (count: number): string =>
  count < 10_000 ? whole.format(count) : compact.format(count).toLowerCase()
