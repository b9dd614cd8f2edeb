import type { ClaimStatus } from '../../../../shared/model/index.ts'
import { asObject, asText, namedField } from './named-field.ts'
import { parseJson } from './parse-json.ts'
import { readTuples } from './read-tuples.ts'

export interface ParsedClaim {
  readonly subject: string
  /** '' where none is named. */
  readonly object: string
  readonly type: string
  readonly status: ClaimStatus
  /** ISO 8601, shortened to what is known; '' where open or not known. */
  readonly startDate: string
  readonly endDate: string
  readonly description: string
  /** Words of the text, as the model copied them: to be looked for there. */
  readonly quote: string
}

const names = [
  ['subject', 'subjectentity', 'entity'],
  ['object', 'objectentity'],
  ['type', 'claimtype'],
  ['status', 'claimstatus'],
  ['startdate', 'claimstartdate', 'start', 'date'],
  ['enddate', 'claimenddate', 'end'],
  ['description', 'claimdescription', 'claim'],
  ['quote', 'sourcetext', 'claimsourcetext', 'text', 'source', 'sourcespan'],
]

/** What a reply to extract-claims says, in its order: records with `<|>`, as asked for, or JSON. Never throws. */
export function parseClaims(reply: string): ParsedClaim[] {
  const records = readTuples(reply).tuples.map(({ fields }) => fields)
  return (records.length > 0 ? records : fromJson(reply)).map(aligned).flatMap(toClaim)
}

function fromJson(reply: string): string[][] {
  const value = parseJson(reply)
  const object = asObject(value)
  const list = object ? namedField(object, ['claims', 'statements', 'result']) : value
  if (!Array.isArray(list)) return []
  return list
    .slice(0, 5_000)
    .map((item: unknown) => asObject(item) ?? {})
    .map((item) => names.map((name) => asText(namedField(item, name))))
}

const statusWords = /^\W{0,4}(?:true|false|suspected)\W{0,4}$/i

/** Small models leave a field out before the status, or put one in: the type is what stands right before it. */
function aligned(fields: readonly string[]): readonly string[] {
  const at = fields.slice(0, 6).findIndex((field) => statusWords.test(field))
  if (at < 2 || at === 3) return fields
  const [subject = '', object = ''] = fields
  return [subject, at === 2 ? '' : object, fields[at - 1] ?? '', ...fields.slice(at)]
}

function toClaim(fields: readonly string[]): ParsedClaim[] {
  if (fields.length < 7) return []
  const [subject = '', object = '', type = '', status = '', start = '', end = '', description = '', ...quote] = fields
  if (isNothing(subject) || (isNothing(description) && quote.length === 0)) return []
  const statement = isNothing(description) ? quote.join(' ') : description
  return [
    {
      subject: subject.slice(0, 300),
      object: isNothing(object) ? '' : object.slice(0, 300),
      type: isNothing(type) ? '' : type.slice(0, 100),
      status: readStatus(status),
      ...dates(isoDate(start), isoDate(end)),
      description: statement.slice(0, 8_000),
      quote: quote.join(' ').slice(0, 8_000),
    },
  ]
}

const isNothing = (field: string): boolean => /^(?:none|null|n\/?a|unknown|-|–|—|)$/i.test(field.trim())

/** What is not said to be so, or not so, is suspected. */
const readStatus = (field: string): ClaimStatus =>
  /^\W{0,4}(?:true|confirmed|yes)\b/i.test(field)
    ? 'true'
    : /^\W{0,4}(?:false|denied|no)\b/i.test(field)
      ? 'false'
      : 'suspected'

const dates = (startDate: string, endDate: string): { startDate: string; endDate: string } =>
  startDate !== '' && endDate !== '' && endDate < startDate.slice(0, endDate.length)
    ? { startDate: endDate, endDate: startDate }
    : { startDate, endDate }

/** `2023-05-01T00:00:00` and `2023-05-01` are `2023-05-01`; `2023-05` and `2023` stay; all else is not known. */
function isoDate(field: string): string {
  const found = /(?<!\d)(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?(?!\d)/.exec(field.slice(0, 60))
  const [, year = '', month, day] = found ?? []
  if (month === undefined || Number(month) < 1 || Number(month) > 12) return year
  return day === undefined || !isDay(`${year}-${month}-${day}`) ? `${year}-${month}` : `${year}-${month}-${day}`
}

const isDay = (date: string): boolean => new Date(`${date}T00:00:00Z`).toJSON()?.startsWith(date) ?? false
