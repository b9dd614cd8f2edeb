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
  let text = ''
  let shown = 0
  return (delta) => {
    text += delta
    const start = text.trimStart()
    // It may still become a thought.
    if (start.length < open.length && open.startsWith(start)) return ''
    const visible = withoutThoughts(text)
    const more = visible.slice(shown)
    shown = visible.length
    return more
  }
}
