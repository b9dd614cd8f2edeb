import { oneLine } from '../text/one-line.ts'
import { asObject, asText, namedField } from './named-field.ts'
import { parseJson } from './parse-json.ts'
import { readNumber } from './read-number.ts'

export interface ParsedReport {
  readonly title: string
  readonly summary: string
  /** From 0 to 10. */
  readonly rating: number
  readonly ratingExplanation: string
  readonly findings: readonly { readonly summary: string; readonly explanation: string }[]
}

const names = {
  title: ['title', 'reporttitle', 'communitytitle', 'name', 'communityname', 'heading'],
  summary: ['summary', 'executivesummary', 'reportsummary', 'overview', 'abstract'],
  rating: ['rating', 'impactseverityrating', 'impactrating', 'importance', 'severity', 'score', 'impact'],
  explanation: [
    'ratingexplanation',
    'explanationofrating',
    'ratingreason',
    'ratingjustification',
    'explanation',
    'reason',
  ],
  findings: ['findings', 'detailedfindings', 'keyfindings', 'insights', 'keyinsights', 'finding', 'points'],
  findingSummary: ['summary', 'title', 'finding', 'insight', 'headline', 'heading', 'name', 'point'],
  findingExplanation: ['explanation', 'description', 'detail', 'details', 'text', 'content', 'evidence'],
}

/**
 * The report of a reply to leaf-report or upper-report: JSON, however it is wrapped and whatever its fields are called. A
 * report that was cut off has the findings that came. Undefined where title, summary, rating or all findings are missing.
 * Never throws.
 */
export function parseReport(reply: string): ParsedReport | undefined {
  const report = findReport(parseJson(reply), 0)
  if (!report) return undefined
  const title = oneLine(asText(namedField(report, names.title))).slice(0, 300)
  const summary = asText(namedField(report, names.summary))
  const rated = namedField(report, names.rating)
  const ratedObject = asObject(rated)
  const rating = readNumber(ratedObject ? namedField(ratedObject, ['value', ...names.rating]) : rated, 0, 10)
  const findings = readFindings(namedField(report, names.findings))
  if (title === '' || summary === '' || rating === undefined || findings.length === 0) return undefined
  const explained = namedField(report, names.explanation) ?? (ratedObject && namedField(ratedObject, names.explanation))
  return { title, summary, rating, ratingExplanation: asText(explained), findings }
}

/** The first object with a title: the value itself, or within what a model wrapped it in. */
function findReport(value: unknown, depth: number): Readonly<Record<string, unknown>> | undefined {
  if (depth > 3) return undefined
  const object = asObject(value)
  if (object && namedField(object, names.title) !== undefined) return object
  const inside = Array.isArray(value) ? value.slice(0, 20) : Object.values(object ?? {}).slice(0, 20)
  for (const item of inside) {
    const found = findReport(item, depth + 1)
    if (found) return found
  }
  return undefined
}

function readFindings(value: unknown): ParsedReport['findings'] {
  const object = asObject(value)
  const one = object && namedField(object, names.findingExplanation) !== undefined
  const items: readonly unknown[] = Array.isArray(value)
    ? value
    : one
      ? [object]
      : object
        ? Object.entries(object).map(([key, item]) =>
            typeof item === 'string' ? { summary: key, explanation: item } : item,
          )
        : typeof value === 'string'
          ? value.split(/\n\s{0,10}\n/)
          : []
  return items.slice(0, 100).flatMap(readFinding)
}

function readFinding(item: unknown): ParsedReport['findings'] {
  const object = asObject(item)
  const all = asText(item)
  const summary = oneLine(object ? asText(namedField(object, names.findingSummary)) : firstSentence(all)).slice(
    0,
    1_000,
  )
  const explanation = object ? asText(namedField(object, names.findingExplanation)) : all
  if (summary === '' && explanation === '') return []
  return [{ summary: summary || oneLine(firstSentence(explanation)), explanation: explanation || summary }]
}

const firstSentence = (text: string): string =>
  /^[\s\S]{1,300}?(?:[.!?:](?=\s)|$)/.exec(text)?.[0].replace(/:$/, '') ?? text.slice(0, 300)
