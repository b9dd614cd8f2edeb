import { cleanField } from './clean-field.ts'
import { asObject, asText, namedField } from './named-field.ts'
import { parseJson } from './parse-json.ts'
import { replyText } from './reply-text.ts'

const mostItems = 500
const longestItem = 600

/**
 * The short texts that a reply lists: a JSON list, an object that holds one or whose items have a name, lines with bullets
 * or numbers, or one line with commas. Each once, in order, whatever its case. Empty where it lists nothing. Never throws.
 */
export function parseList(reply: string): string[] {
  const value = parseJson(reply)
  const object = asObject(value)
  const found = Array.isArray(value) ? value : Object.values(object ?? {}).find(Array.isArray)
  const items = found ? found.slice(0, mostItems).map(itemText) : listedLines(replyText(reply))
  const seen = new Set<string>()
  return items
    .map((item) =>
      cleanField(item)
        .replace(/[,;.]$/, '')
        .slice(0, longestItem),
    )
    .filter((item) => {
      const key = item.toLowerCase()
      const isNew = /[\p{L}\p{N}]/u.test(item) && !seen.has(key)
      seen.add(key)
      return isNew
    })
    .slice(0, mostItems)
}

function itemText(item: unknown): string {
  const object = asObject(item)
  return asText(object ? namedField(object, ['name', 'type', 'text', 'topic', 'keyword', 'question', 'title']) : item)
}

const bullet = /^\s{0,12}(?:[-*•·+]|\d{1,3}[.)])\s{1,8}/

function listedLines(text: string): string[] {
  const lines = text.split('\n', 2_000).filter((line) => line.trim() !== '' && !line.trimStart().startsWith('```'))
  const listed = lines.filter((line) => bullet.test(line))
  if (listed.length > 0) return listed.map((line) => line.replace(bullet, ''))
  return lines.length === 1 ? (lines[0]?.replace(/^[^:]{0,60}:\s{0,8}/, '').split(/[,;]/) ?? []) : lines
}
