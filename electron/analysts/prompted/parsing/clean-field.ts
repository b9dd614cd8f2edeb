import { oneLine } from '../text/one-line.ts'

const quotes = '"“”„«»'
const singleQuotes = "'‘’‚`"

/** A field as it is meant: without the quotes, bold marks, code marks or angle brackets that a model put around it. */
export function cleanField(field: string): string {
  let text = oneLine(field).replace(/\\(["'“”])/g, '$1')
  // Each turn takes a layer off; a name within more than four is none.
  for (let turn = 0; turn < 4; turn += 1) {
    const bare = unwrap(text)
    if (bare === text) break
    text = bare
  }
  return text
}

function unwrap(text: string): string {
  const first = text.charAt(0)
  const last = text.charAt(text.length - 1)
  if (text.length < 2) return quotes.includes(first) ? '' : text
  const both = (set: string): boolean => set.includes(first) && set.includes(last)
  if (both(quotes) || both(singleQuotes) || both('*') || both('_')) return text.slice(1, -1).trim()
  if (first === '<' && last === '>') return text.slice(1, -1).trim()
  const inside = text.slice(1)
  if (quotes.includes(first) && ![...quotes].some((quote) => inside.includes(quote))) return inside.trim()
  const before = text.slice(0, -1)
  if (quotes.includes(last) && ![...quotes].some((quote) => before.includes(quote))) return before.trim()
  return text
}
