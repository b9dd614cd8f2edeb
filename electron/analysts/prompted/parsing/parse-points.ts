import { asObject, asText, namedField } from './named-field.ts'
import { parseJson } from './parse-json.ts'
import { readNumber } from './read-number.ts'
import { replyText } from './reply-text.ts'

export interface ParsedPoint {
  readonly text: string
  /** From 0 to 100. */
  readonly helpfulness: number
}

const names = {
  list: ['points', 'keypoints', 'answers', 'results', 'items'],
  text: ['text', 'point', 'description', 'answer', 'statement', 'summary', 'content'],
  helpfulness: ['helpfulness', 'helpfulnessscore', 'score', 'importance', 'relevance', 'rating'],
}
const mostPoints = 500

/**
 * The points of a reply to map-reports or map-chunks; none where the model says that it doesn't know. A point without a
 * number is left out. Undefined where there is no such list, or one of which nothing can be read. Never throws.
 */
export function parsePoints(reply: string): readonly ParsedPoint[] | undefined {
  const value = parseJson(reply)
  if (value === undefined) return knowsNothing(replyText(reply)) ? [] : undefined
  const object = asObject(value)
  const named = object && namedField(object, names.list)
  const items: readonly unknown[] | undefined = Array.isArray(value)
    ? value
    : Array.isArray(named)
      ? named
      : object && readPoint(object).length > 0
        ? [object]
        : undefined
  const points = items?.slice(0, mostPoints).flatMap(readPoint)
  return points?.length === 0 && items?.length !== 0 ? undefined : points
}

function readPoint(item: unknown): ParsedPoint[] {
  const object = asObject(item)
  if (!object) return []
  const text = asText(namedField(object, names.text), 8_000)
  const helpfulness = readNumber(namedField(object, names.helpfulness), 0, 100)
  return text === '' || helpfulness === undefined ? [] : [{ text, helpfulness: Math.round(helpfulness) }]
}

const knowsNothing = (text: string): boolean =>
  text.length < 400 && /\b(?:I (?:do not|don['’]t) know|no (?:relevant|helpful) (?:information|points))\b/i.test(text)
