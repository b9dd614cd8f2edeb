const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec']

/** Two ISO 8601 dates, shortened or empty, as one says them: `3 Feb 2014`, `2014`, `from 2009`, `until May 2010`, `1998 to 2001`. */
export function formatDates(start: string, end: string): string {
  if (start === end) return formatDate(start)
  if (end === '') return `from ${formatDate(start)}`
  if (start === '') return `until ${formatDate(end)}`
  return `${formatDate(start)} to ${formatDate(end)}`
}

function formatDate(iso: string): string {
  const [year = '', month, day] = iso.split('-')
  const name = months[Number(month) - 1]
  return [day && String(Number(day)), name, year].filter(Boolean).join(' ')
}
