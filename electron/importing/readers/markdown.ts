import type { Reader } from '../reader.ts'
import { chooseTitle } from '../title.ts'
import { requireText } from './text.ts'

const FRONT_MATTER = /^---[ \t]*\n(?<fields>(?:.*\n)*?)(?:---|\.\.\.)[ \t]*(?:\n|$)/
const LONGEST_HEADING = 500

/** Markdown as it is, without YAML front matter; titled by the front matter, else the first heading. */
export const readMarkdown: Reader = async (bytes, file) => {
  const source = requireText(bytes)
  const matter = FRONT_MATTER.exec(source)
  // A thematic break may open a text too: front matter has fields.
  const fields = matter?.groups?.['fields'] ?? ''
  const hasFields = /^[\w-]+[ \t]*:/m.test(fields)
  const text = hasFields && matter !== null ? source.slice(matter[0].length).replace(/^\n+/, '') : source
  return [
    { title: chooseTitle([hasFields ? titleField(fields) : '', firstHeading(text)], file.name), text, format: 'md' },
  ]
}

function titleField(fields: string): string {
  const value = /^title[ \t]*:[ \t]*(.+)$/im.exec(fields)?.[1]?.trim() ?? ''
  const quoted = /^(["'])(.*)\1$/.exec(value)
  return /^[|>][-+]?$/.test(value) ? '' : (quoted?.[2] ?? value)
}

function firstHeading(text: string): string {
  let fence: string | undefined
  let previous = ''
  for (const whole of text.split('\n')) {
    const line = whole.slice(0, LONGEST_HEADING)
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1]
    if (mark !== undefined && (fence === undefined || mark.startsWith(fence))) {
      fence = fence === undefined ? mark : undefined
    } else if (fence === undefined) {
      const heading = /^ {0,3}#{1,6}[ \t]+(.*?)[ \t#]*$/.exec(line)?.[1]
      if (heading) return withoutMarks(heading)
      if (/^ {0,3}(=+|-{2,})[ \t]*$/.test(line) && /^ {0,3}[^\s>#*+|-]/.test(previous)) return withoutMarks(previous)
    }
    previous = line
  }
  return ''
}

function withoutMarks(heading: string): string {
  return heading
    .replace(/!?\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
    .replace(/[*`]+|(?<!\w)_+|_+(?!\w)|<[^>]*>/g, '')
}
