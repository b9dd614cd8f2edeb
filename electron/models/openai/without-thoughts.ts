const open = '<think>'
const close = '</think>'

/** A reply without the thoughts that some models write before it. */
export function withoutThoughts(text: string): string {
  const start = text.trimStart()
  if (!start.startsWith(open)) return text
  const end = start.indexOf(close)
  return end < 0 ? '' : start.slice(end + close.length).trimStart()
}

/** The same for a text that comes in parts: gives what may be shown after each. */
export function createThoughtFilter(): (delta: string) => string {
  let state: 'beginning' | 'thinking' | 'pausing' | 'replying' = 'beginning'
  /** What is not settled yet; of thoughts no more than may begin their end. */
  let held = ''
  return (delta) => {
    if (state === 'replying') return delta
    held += delta
    if (state === 'beginning') {
      const start = held.trimStart()
      // It may still become a thought.
      if (start.length < open.length && open.startsWith(start)) return ''
      if (!start.startsWith(open)) {
        state = 'replying'
        return held
      }
      held = start
      state = 'thinking'
    }
    if (state === 'thinking') {
      const end = held.indexOf(close)
      if (end < 0) {
        held = held.slice(1 - close.length)
        return ''
      }
      held = held.slice(end + close.length)
      state = 'pausing'
    }
    const shown = held.trimStart()
    held = ''
    if (shown !== '') state = 'replying'
    return shown
  }
}
