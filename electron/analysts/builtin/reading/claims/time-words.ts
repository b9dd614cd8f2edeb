const names = 'january february march april may june july august september october november december'.split(' ')
const month =
  '(January|February|March|April|May|June|July|August|September|October|November|December|Jan\\.?|Feb\\.?|Mar\\.?|Apr\\.?|Jun\\.?|Jul\\.?|Aug\\.?|Sept?\\.?|Oct\\.?|Nov\\.?|Dec\\.?)'
const day = '(\\d{1,2})(?:st|nd|rd|th)?'
const year = '((?:1[5-9]|20)\\d\\d)'
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** A time that a sentence names; `from` and `to` are ISO 8601, shortened to what is known, '' where open or not known. */
export interface SaidTime {
  /** Offsets into the sentence, with the preposition before it. */
  readonly start: number
  readonly end: number
  readonly from: string
  readonly to: string
}

interface Form {
  readonly pattern: RegExp
  /** Groups of the match to the two ends; undefined where it is no date after all. */
  readonly read: (match: RegExpExecArray, written: string, yearBefore: string) => readonly [string, string] | undefined
}

const pad = (value: string | number): string => String(value).padStart(2, '0')
const monthNumber = (name: string): number =>
  names.findIndex((full) => full.startsWith(name.toLowerCase().slice(0, 3))) + 1

function isoDay(yearText: string, monthName: string, dayText: string): string | undefined {
  const [y, m, d] = [Number(yearText), monthNumber(monthName), Number(dayText)]
  const at = new Date(Date.UTC(y, m - 1, d))
  return d > 0 && at.getUTCMonth() === m - 1 && at.getUTCDate() === d ? `${yearText}-${pad(m)}-${pad(d)}` : undefined
}

const point = (iso: string | undefined): readonly [string, string] | undefined =>
  iso === undefined ? undefined : [iso, iso]

/** Days after (or before) a written day, as an ISO day; undefined where the day is not known to the day. */
function shiftDays(written: string, days: number): string | undefined {
  if (written.length !== 10) return undefined
  const at = new Date(`${written}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}

/** The last time before it was written that a day or month of the year came round. */
function lastTime(written: string, monthName: string, dayText?: string): string | undefined {
  if (written.length < 7) return undefined
  for (const y of [Number(written.slice(0, 4)), Number(written.slice(0, 4)) - 1]) {
    const iso = dayText === undefined ? `${y}-${pad(monthNumber(monthName))}` : isoDay(String(y), monthName, dayText)
    if (iso !== undefined && iso <= written.slice(0, iso.length)) return iso
  }
  return undefined
}

/** Most exact first; what an earlier form has taken, a later one does not see. */
const forms: readonly Form[] = [
  {
    pattern: new RegExp(
      `\\b(?:from|between) ${year} (?:to|and|until|through) ${year}\\b|\\b${year}[–-]${year}\\b`,
      'gi',
    ),
    read: ([, a, b, c, d]) => [a ?? c ?? '', b ?? d ?? ''],
  },
  {
    pattern: /\b(\d{4})-(\d{2})-(\d{2})\b/g,
    read: ([said]) => (Number.isNaN(Date.parse(said)) ? undefined : [said, said]),
  },
  {
    pattern: new RegExp(`\\b${day} (?:of )?${month},? ${year}\\b`, 'g'),
    read: ([, d = '', m = '', y = '']) => point(isoDay(y, m, d)),
  },
  {
    pattern: new RegExp(`\\b${month} ${day},? (?:of )?${year}\\b`, 'g'),
    read: ([, m = '', d = '', y = '']) => point(isoDay(y, m, d)),
  },
  {
    pattern: new RegExp(`\\b${month},? (?:of )?${year}\\b`, 'g'),
    read: ([, m = '', y = '']) => point(`${y}-${pad(monthNumber(m))}`),
  },
  {
    pattern: new RegExp(`\\b${day} (?:of )?${month}\\b(?!,? \\d)`, 'g'),
    read: ([, d = '', m = ''], written, y) => point(y ? isoDay(y, m, d) : lastTime(written, m, d)),
  },
  {
    pattern: new RegExp(`\\b${month} ${day}\\b(?!,? \\d)`, 'g'),
    read: ([, m = '', d = ''], written, y) => point(y ? isoDay(y, m, d) : lastTime(written, m, d)),
  },
  {
    pattern: new RegExp(`(?<=\\b[Ii]n )${month}(?![\\p{L}’'-]|,? \\d)`, 'gu'),
    read: ([, m = ''], written) => point(lastTime(written, m)),
  },
  {
    pattern:
      /(?<=\b(?:in|In|by|By|since|Since|during|During|until|Until|for|of) (?:the )?(?:early |late |mid-?)?)(1[5-9]\d|20\d)0['’]?s\b/g,
    read: ([, decade = '']) => [`${decade}0`, `${decade}9`],
  },
  {
    pattern: new RegExp(
      `(?<=\\b(?:in|by|since|during|until|through|before|after|of|year|early|late|mid|spring|summer|autumn|fall|winter|around|about)(?: the| calendar)?,? )(?<!(?:fiscal|FY)[^.]{0,12})${year}(?![\\d%]|[,.:/-]\\d|[\\u2019'](?!s\\b))`,
      'gi',
    ),
    read: ([, y = '']) => [y, y],
  },
  { pattern: /\byesterday\b|\blast night\b/gi, read: (_, written) => point(shiftDays(written, -1)) },
  {
    pattern: /\b(?:today|this (?:morning|afternoon|evening)|tonight)\b/gi,
    read: (_, written) => point(shiftDays(written, 0)),
  },
  {
    pattern: /\b(?:last|this) year\b/gi,
    read: ([said], written) => {
      const y = Number(written.slice(0, 4)) - (/last/i.test(said) ? 1 : 0)
      return y > 0 ? [String(y), String(y)] : undefined
    },
  },
  {
    pattern: /\b(?:last|this) month\b/gi,
    read: ([said], written) => {
      if (written.length < 7) return undefined
      const at = new Date(`${written.slice(0, 7)}-01T00:00:00Z`)
      at.setUTCMonth(at.getUTCMonth() - (/last/i.test(said) ? 1 : 0))
      return point(at.toISOString().slice(0, 7))
    },
  },
  {
    pattern:
      /(?<=\b[Oo]n )(Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday)\b(?!,? \d| (?:the )?\d| \p{Lu})/gu,
    read: ([, name = ''], written) => {
      if (written.length !== 10) return undefined
      const back = (new Date(`${written}T00:00:00Z`).getUTCDay() - weekdays.indexOf(name.toLowerCase()) + 7) % 7
      return point(shiftDays(written, -back))
    },
  },
  // A time of no known day still tells what stands between a name and its verb.
  {
    pattern:
      /\b(?:last|this|next) (?:week|quarter|spring|summer|autumn|fall|winter|century)\b|\b(?:now|recently|later|then)\b/gi,
    read: () => ['', ''],
  },
]

/**
 * The times a sentence names, in their order. `written` is when its document was written (ISO 8601, shortened; '' where
 * that is not known): without it “last year” and “14 March” have no ends. A fiscal year is no year of the calendar and
 * has none either. “since” leaves the end open, “until” and “by” the beginning.
 */
export function timesOf(sentence: string, written: string): SaidTime[] {
  const found: SaidTime[] = []
  for (const { pattern, read } of forms) {
    for (const match of sentence.matchAll(pattern)) {
      const end = match.index + match[0].length
      if (found.some((time) => match.index < time.end && time.start < end)) continue
      const [from, to] = read(match, written, yearBefore(sentence.slice(0, match.index))) ?? ['', '']
      found.push({ ...withPreposition(sentence, match.index, from, to), end })
    }
  }
  return joinRanges(
    sentence,
    found.toSorted((a, b) => a.start - b.start),
  )
}

/** The year last named, which a day without one takes: “on 30 May 2013 and again on 24 June”. */
const yearBefore = (text: string): string => text.match(/(?<![\d.,£$€-])(?:1[5-9]|20)\d\d(?![\d%])/g)?.at(-1) ?? ''

/** “between June 2013 and July 2015” is one time. */
function joinRanges(sentence: string, times: readonly SaidTime[]): SaidTime[] {
  const joined: SaidTime[] = []
  for (const time of times) {
    const last = joined.at(-1)
    const opens = last && /^(?:from|between) /i.test(sentence.slice(last.start))
    const links = last && /^ (?:and|to|until|through) ?(?:the \w+ ?)?$/.test(sentence.slice(last.end, time.start))
    if (opens && links && last.from !== '' && time.to !== '')
      joined[joined.length - 1] = { ...last, end: time.end, to: time.to }
    else joined.push(time)
  }
  return joined
}

const before =
  /\b(on|in|since|until|till|by|before|after|during|about|around|early in|late in|of|from|between)(?: the)?(?: early| late| mid| spring| summer| autumn| fall| winter| year| (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,?)*(?: of)? $/i

function withPreposition(sentence: string, start: number, from: string, to: string): Omit<SaidTime, 'end'> {
  const match = before.exec(sentence.slice(Math.max(0, start - 40), start))
  if (match === null) return { start, from, to }
  const at = start - match[0].length
  switch ((match[1] ?? '').toLowerCase()) {
    case 'since':
      return { start: at, from, to: '' }
    case 'until':
    case 'till':
    case 'by':
      return { start: at, from: '', to }
    case 'before':
    case 'after':
      return { start: at, from: '', to: '' }
    default:
      return { start: at, from, to }
  }
}
