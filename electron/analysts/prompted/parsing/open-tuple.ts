import { cleanField } from './clean-field.ts'

/** What parts the fields of a record. */
const marks = {
  /** `<|>` and what models make of it: `|>`, `</|>`, `<||>`, `<|`. */
  angled: /<\s?[/\\]?\s?[|｜]{1,3}\s?[/\\]?\s?>?|[|｜]{1,2}[/\\]?>/g,
  bar: /[|｜]/g,
  tab: /\t/g,
  comma: /["”]\s{0,3},\s{0,3}(?=["“\d])/g,
} as const
type Mark = keyof typeof marks

const longestTuple = 40_000
/** List numbers, bullets, bold and the like before a record. */
const before = /^[\s>*_`+•·–#,;|-]{0,20}(?:\d{1,5}[.):]\s{0,4})?[\s*_`#|]{0,8}/
const keyword =
  /^(\(?)\s{0,3}["'“”„«‘’*_`]{0,3}(entity|entities|relationship|relation|claim)["'“”„«»‘’*_`]{0,3}\s{0,3}/i
/** A record that doesn't say what it is. */
const unnamed = /^\(\s{0,3}(["“”„«<]?[^()|｜\n]{1,160}?)\s?(?:<\s?[/\\]?\s?[|｜]|[|｜]>)/
const closing = /\)[\s*_`.,;#|}\]]{0,12}$/
const junk = /[\s*_`;#|]{1,12}$/
const quoted = /^\s{0,4}["“”„«]/
const endQuoted = /["“”»][\s*_`]{0,4}$/

/** A record while its lines come in. */
export interface OpenTuple {
  readonly kind: string
  append(line: string, end: string): void
  closed(): boolean
  /** Whether `##` or the end of all records came right behind it. */
  endsWithMark(): boolean
  tooLong(): boolean
  fields(): readonly string[]
  text(): string
}

/** The record that a line begins; undefined where it begins none. `end` is what ended the line. */
export function startTuple(line: string, end: string): OpenTuple | undefined {
  const rest = line.slice(before.exec(line)?.[0].length ?? 0)
  const named = keyword.exec(rest)
  if (named) {
    const behind = rest.slice(named[0].length)
    const mark = firstMark(behind, named[1] === '(', rest)
    if (mark) return createTuple(kindOf(named[2] ?? ''), behind.slice(mark.length), mark.mark, end)
  }
  return unnamed.test(rest) ? createTuple('', rest.slice(1), 'angled', end) : undefined
}

const kindOf = (word: string): string => {
  const kind = word.toLowerCase()
  return kind.startsWith('relation') ? 'relationship' : kind.startsWith('entit') ? 'entity' : kind
}

/** What parts the keyword from the first field, and so all others. */
function firstMark(behind: string, inBrackets: boolean, line: string): { mark: Mark; length: number } | undefined {
  const angled = /^(?:<\s?[/\\]?\s?[|｜]{1,3}\s?[/\\]?\s?>?|[|｜]{1,2}[/\\]?>)/.exec(behind)
  if (angled) return { mark: 'angled', length: angled[0].length }
  if (/^[|｜]/.test(behind)) return { mark: 'bar', length: 1 }
  if (behind.startsWith('\t')) return { mark: 'tab', length: 1 }
  // The keyword's own pattern has taken the tab.
  if (/^\S{3,14}\t/.test(line)) return { mark: 'tab', length: 0 }
  const comma = inBrackets ? /^,\s{0,3}(?=["“])/.exec(behind) : null
  return comma ? { mark: 'comma', length: comma[0].length } : undefined
}

function createTuple(kind: string, first: string, mark: Mark, firstEnd: string): OpenTuple {
  const lines: string[] = []
  let length = 0
  let marksSeen = 0
  let lastEnd = ''
  let lastIsQuoted = false
  let depth = 0
  let closed = false

  const append = (line: string, end: string): void => {
    length += line.length + end.length
    if (length > longestTuple) return
    let lastField = line
    for (const found of line.matchAll(marks[mark])) {
      marksSeen += 1
      lastField = line.slice(found.index + found[0].length)
      lastIsQuoted = quoted.test(lastField)
      depth = 0
    }
    if (lines.length === 0 && marksSeen === 0) lastIsQuoted = quoted.test(line)
    for (const sign of lastField) depth += sign === '(' ? 1 : sign === ')' ? -1 : 0
    const bracket = closing.exec(lastField.slice(-64))
    const inside = bracket ? lastField.slice(-64).slice(0, bracket.index) : ''
    closed =
      marksSeen > 0 &&
      (mark === 'bar'
        ? /[|｜)]\s{0,4}$/.test(line)
        : bracket !== null && (lastIsQuoted && mark !== 'comma' ? endQuoted.test(inside) : depth < 0))
    lines.push(line, end)
    lastEnd = end
  }
  append(first, firstEnd)

  const text = (): string => lines.slice(0, -1).join('')
  return {
    kind,
    append,
    text,
    closed: () => closed,
    endsWithMark: () => lastEnd === '##',
    tooLong: () => length > longestTuple,
    fields: () => {
      const bare = text()
      const fields = bare.split(marks[mark])
      const last = fields.length - 1
      fields[last] = withoutEnd(fields[last] ?? '')
      if (mark === 'bar' && fields.at(-1)?.trim() === '') fields.pop()
      return fields.map(cleanField)
    },
  }
}

/** A field without the bracket that closes its record; a bracket of the text's own stays. */
function withoutEnd(field: string): string {
  const from = Math.max(0, field.length - 64)
  const bracket = closing.exec(field.slice(from))
  const inside = bracket ? field.slice(0, from + bracket.index) : field
  const closes = quoted.test(field) ? endQuoted.test(inside.slice(-64)) : countOf(field, ')') > countOf(field, '(')
  return bracket && closes ? inside : field.replace(junk, '')
}

const countOf = (text: string, sign: string): number => text.split(sign).length - 1
