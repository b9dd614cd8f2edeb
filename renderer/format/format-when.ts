const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })
const dayOfYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })

/** When something happened, as one says it: `just now`, `today, 14:05`, `yesterday`, `3 May`. `now` in milliseconds. */
export function formatWhen(iso: string, now: number): string {
  const then = new Date(iso)
  const age = now - then.getTime()
  if (Number.isNaN(age)) return ''
  if (age < MINUTE) return 'just now'
  if (age < 60 * MINUTE) return `${Math.floor(age / MINUTE)} min ago`
  const days = Math.round((startOfDay(now) - startOfDay(then.getTime())) / DAY)
  if (days === 0) return `today, ${time.format(then)}`
  if (days === 1) return `yesterday, ${time.format(then)}`
  return then.getFullYear() === new Date(now).getFullYear() ? day.format(then) : dayOfYear.format(then)
}

const startOfDay = (at: number): number => new Date(at).setHours(0, 0, 0, 0)
