/** Brackets in brackets that are read; no reply needs more. */
const deepest = 100

interface Scan {
  /** The text with the line ends within strings escaped, up to the bracket that closes the value where one does. */
  readonly text: string
  readonly isClosed: boolean
  /** What is open at the end, innermost last. */
  readonly open: string
  readonly inString: boolean
  /** All before it is whole, and what is open there: behind the last bracket that opened, or before the last comma. */
  readonly whole: number
  readonly openThere: string
}

/**
 * JSON that begins with a bracket, as far as it goes: up to the bracket that closes it, without whatever follows; or, where
 * it was cut off, with what is open closed. A string that was cut off ends where it does; a number, a word or a key is left
 * out, for it may have gone on. '' where brackets stand a hundred deep. Takes time in proportion to the text.
 */
export function wholeValue(text: string): string {
  const scanned = scan(text)
  if (!scanned || scanned.isClosed) return scanned?.text ?? ''
  const { open, inString, whole, openThere } = scanned
  const value = inString ? `${scanned.text.replace(/\\(?:u[0-9a-fA-F]{0,3})?$/, '')}"` : scanned.text
  const closed = /["}\]]\s{0,100}$/.test(value.slice(-101)) ? value + closers(open) : ''
  return isJson(closed) ? closed : scanned.text.slice(0, whole) + closers(openThere)
}

function scan(text: string): Scan | undefined {
  const pieces: string[] = []
  let written = 0
  let from = 0
  let open = ''
  let inString = false
  let whole = 0
  let openThere = ''
  const write = (to: number, instead: string): void => {
    pieces.push(text.slice(from, to), instead)
    written += to - from + instead.length
    from = to + 1
  }
  const result = (to: number, isClosed: boolean): Scan => {
    write(to, '')
    return { text: pieces.join(''), isClosed, open, inString, whole, openThere }
  }
  const markWhole = (at: number): void => {
    whole = written + at - from
    openThere = open
  }
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (inString) {
      if (sign === '\\') at += 1
      else if (sign === '"') inString = false
      else if (sign < ' ') write(at, JSON.stringify(sign).slice(1, -1))
    } else if (sign === '"') inString = true
    else if (sign === '{' || sign === '[') {
      if (open.length === deepest) return undefined
      open += sign
      markWhole(at + 1)
    } else if (sign === ',') markWhole(at)
    else if (sign === '}' || sign === ']') {
      open = open.slice(0, -1)
      if (open === '') return result(at + 1, true)
    }
  }
  return result(text.length, false)
}

const closers = (open: string): string =>
  [...open]
    .toReversed()
    .map((sign) => (sign === '{' ? '}' : ']'))
    .join('')

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
