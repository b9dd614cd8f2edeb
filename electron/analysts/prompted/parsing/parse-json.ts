import { jsonrepair } from 'jsonrepair'
import { replyText } from './reply-text.ts'
import { wholeValue } from './whole-value.ts'

/** UTF-16 units that are put right at most: mending takes time that can grow with the square. */
const longestMended = 32_000

/**
 * The JSON value of a reply: on its own, in a fence or in prose, and mended where it is not JSON to the letter (trailing
 * commas, single or curly quotes, raw line ends, comments, True and None, cut off). Undefined where there is none: a word
 * or a number alone is not taken for one. Never throws.
 */
export function parseJson(reply: string): unknown {
  const text = replyText(reply).trim()
  const candidates = candidatesOf(text)
  for (const candidate of candidates) {
    const value = strict(candidate)
    if (value !== undefined) return value
  }
  const beginning = candidates.filter(opens).slice(0, 3)
  for (const candidate of beginning) {
    const value = strict(wholeValue(candidate))
    if (value !== undefined) return value
  }
  // The longer first: it has what came after the last bracket where the reply was cut off.
  for (const candidate of beginning) {
    const value = mended(candidate)
    if (value !== undefined) return value
  }
  return undefined
}

/** Where the JSON may be, the likeliest first. */
function candidatesOf(text: string): readonly string[] {
  const fence = /```[a-zA-Z0-9]{0,12}[ \t]{0,8}\n?/.exec(text)
  const behind = fence ? text.slice(fence.index + fence[0].length) : text
  const fenced = fence ? [behind.slice(0, endOf(behind))] : []
  return [...new Set([text, ...[...fenced, text].flatMap(fromFirstBracket)])]
}

const endOf = (fenced: string): number => {
  const end = fenced.lastIndexOf('\n```')
  const close = end === -1 ? fenced.lastIndexOf('```') : end
  return close === -1 ? fenced.length : close
}

/** From the first bracket of an object, or of a list where that comes first, to the last of its kind, and to the end. */
function fromFirstBracket(text: string): string[] {
  const object = text.indexOf('{')
  // A citation such as [Data: Reports (1)] in the prose before it is no list.
  const list = /\[\s{0,200}(?:[[{"'“\d\]-]|null|true|false)/i.exec(text)?.index ?? -1
  const starts = [object, list].filter((at) => at !== -1).sort((one, other) => one - other)
  return starts.slice(0, 1).flatMap((start) => {
    const end = text.lastIndexOf(text.charAt(start) === '{' ? '}' : ']')
    return end > start ? [text.slice(start), text.slice(start, end + 1)] : [text.slice(start)]
  })
}

const opens = (text: string): boolean => /^[[{]/.test(text)

const isStructure = (value: unknown): boolean => typeof value === 'object' && value !== null

function strict(text: string): unknown {
  if (!opens(text)) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return isStructure(value) ? value : undefined
  } catch {
    return undefined
  }
}

function mended(text: string): unknown {
  // oxlint-disable-next-line no-control-regex -- control characters are what it takes out
  const clean = text.slice(0, longestMended).replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, ' ')
  try {
    const value: unknown = JSON.parse(jsonrepair(clean))
    return isStructure(value) ? value : undefined
  } catch {
    // Neither JSON nor near enough, or nested deeper than the stack goes.
    return undefined
  }
}
