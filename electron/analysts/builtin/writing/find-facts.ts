const months = 'January February March April May June July August September October November December'.split(' ')
const monthName = months.join('|')
const full = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)? (?:of )?(${monthName})(?:,? (\\d{4}))?\\b`)
const american = new RegExp(`\\b(${monthName}) (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})\\b`)
const monthly = new RegExp(`\\b(${monthName}),? (\\d{4})\\b`)
const iso = /\b(\d{4})-(\d{2})-(\d{2})\b/
/** A year by itself; one behind a name (`SQL Server 2022`) is part of it. */
const yearly =
  /(?<!\b(?:server|version|edition|release|studio|office|windows|model) )(?<!\b(?!(?:In|By|Since|Until|Before|After|From|During|Between|Of|And|The|Year|Fiscal|Calendar|Early|Mid|Late|Spring|Summer|Autumn|Fall|Winter|Christmas|Easter|About|Around|Through|To|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|January|February|March|April|May|June|July|August|September|October|November|December)\b)\p{Lu}[\p{L}’']* )(?<![\d£$€.,-])\b((?:1[5-9]|20)\d\d)\b(?![\d,.-]\d)(?:['’]?s\b)?/u

export interface FoundDate {
  /** As the text writes it. */
  readonly said: string
  /** ISO 8601, shortened to what is known, so that it sorts. */
  readonly iso: string
}

/** The first date with a year in a text, the most exact form first. */
export function findDate(text: string): FoundDate | undefined {
  const day = full.exec(text)
  if (day?.[3] !== undefined) return { said: day[0], iso: join(day[3], month(day[2]), day[1]) }
  const written = american.exec(text)
  if (written !== null) return { said: written[0], iso: join(written[3], month(written[1]), written[2]) }
  const exact = iso.exec(text)
  if (exact !== null) return { said: exact[0], iso: exact[0] }
  const part = monthly.exec(text)
  if (part !== null) return { said: part[0], iso: join(part[2], month(part[1])) }
  const year = yearly.exec(text)
  return year === null ? undefined : { said: year[0], iso: year[1] ?? year[0] }
}

/** A day of a month without a year, with the two as digits. */
export function findDayOfYear(text: string): { said: string; month: string; day: string } | undefined {
  const found = full.exec(text)
  if (found !== null)
    return { said: found[0], month: month(found[2]).padStart(2, '0'), day: (found[1] ?? '').padStart(2, '0') }
  const other = new RegExp(`\\b(${monthName}) (?:the )?(\\d{1,2})(?:st|nd|rd|th)?\\b(?!,? \\d{4})`).exec(text)
  return other === null
    ? undefined
    : { said: other[0], month: month(other[1]).padStart(2, '0'), day: (other[2] ?? '').padStart(2, '0') }
}

/** An ISO 8601 date, shortened or not, in words: `14 November 2012`, `November 2012`, `2012`. */
export function sayDate(iso: string): string {
  const [year = '', at, day] = iso.split('-')
  const name = months[Number(at) - 1]
  if (name === undefined) return year
  return day === undefined ? `${name} ${year}` : `${Number(day)} ${name} ${year}`
}

/** Whether a text names a time at all, even one without a year. */
export function namesTime(text: string): boolean {
  return (
    findDate(text) !== undefined ||
    full.test(text) ||
    /\b(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\b|\d (?:a\.m\.|p\.m\.|am|pm)\b|o'clock/.test(text)
  )
}

/** Whether a text holds a number that counts or measures, in digits or words; years and dates do not. */
export function namesAmount(text: string): boolean {
  const rest = text
    .replace(full, '')
    .replace(american, '')
    .replace(monthly, '')
    .replace(/\b(?:1[5-9]|20)\d\d\b/g, '')
  return /(?<![\p{Lu}\d])\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|dozens?)\b/u.test(
    rest,
  )
}

/** Whether a text names a sum of money. */
export const namesMoney = (text: string): boolean =>
  /[£$€¥]\s?\d|\d[\d,.]*(?: (?:million|billion|thousand))? (?:pounds|dollars|euros|cents|pence|guineas)\b|\b(?:pounds|dollars)\b/i.test(
    text,
  )

/**
 * Whether a text denies, disputes or corrects what somebody says; a conviction for forgery, a labour dispute or a thing that
 * is merely not so does none of it.
 */
export function disputes(text: string): boolean {
  return /\b(?:den(?:y|ies|ied|ying)\b(?! (?:access|entry|bail|permission))|disput(?:es?d?|ing) (?:that|the|this|his|her|its|their|by|whether)|(?:was|were|is|are|been) disputed|contradict\w*|refut\w*|untrue|(?:is|was|are|were) (?:false|wrong|mistaken|incorrect|inaccurate|not true|not so)|falsely|rejects? (?:the|that|this|his|her|any|all)|rejected (?:the (?:claim|time|figure|account|charge|allegation|suggestion)\w*|claims|that)|disagree[sd]?|corrects? (?:the|that|an?)|contrary to|is not mine|(?:says?|said|insists?|maintains?) (?:that )?(?:it|he|she|they|we|I) (?:has|have|had|did|does|was|were) (?:never|not)\b|claimed that)/i.test(
    text,
  )
}

/** Who gets something in a text: the names that stand after `to`. */
export function findReceivers(text: string): readonly string[] {
  return [...text.matchAll(/\b(?:to|for) (?:the )?(\p{Lu}[\p{L}'’&-]+(?: (?:of )?\p{Lu}[\p{L}'’&-]+)*)/gu)].map(
    ([, name = '']) => name,
  )
}

/** Whether a text reports how something rose or fell in its own period, which differs from one to the next. */
export function reportsChange(text: string): boolean {
  return /\b(?:gr[eo]w(?:n|s|ing)?|growth|increas\w+|decreas\w+|declin\w+|rose|fell|up|down) (?:\w+ ){0,3}(?:by )?(?:[£$€]?\d)|\d ?(?:%|per ?cent) (?:growth|increase|decline)|\bgrowth of\b/i.test(
    text,
  )
}

/** Whether a text says why. */
export function namesCause(text: string): boolean {
  return /\b(?:because|since(?! (?:then|the|we last|last|its?|\d+)\b)|due to|so that|in order|reason|therefore|led to|caus(?:ed|es|ing)|owing to|as a result|on the ground)\b/i.test(
    text,
  )
}

/** Quantities of a text by what they count: `£` gives 340,000, `day` gives 47; years are none. */
export function findQuantities(text: string): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  const add = (unit: string, number: string): void => {
    found.set(unit, (found.get(unit) ?? new Set()).add(number))
  }
  for (const match of text.matchAll(/([£$€])\s?(\d[\d,.]*\d|\d)(?:\s(million|billion|thousand))?/g))
    add(match[1] ?? '', `${match[2] ?? ''} ${match[3] ?? ''}`.trim())
  for (const match of text.matchAll(/(?<![£$€\d.,])\b(\d[\d,.]*\d|\d)\s(?:per cent|(\p{Ll}{3,}))/gu)) {
    const unit = match[2]?.replace(/s$/, '') ?? 'per cent'
    if (!/^(?:1[5-9]|20)\d\d$/.test(match[1] ?? '')) add(unit, match[1] ?? '')
  }
  return found
}

/** Names of two or more capitalised words inside a text, as they stand there. */
export function findNames(text: string): string[] {
  const found =
    text.match(
      /(?:\p{Lu}[\p{L}'’-]+)(?:\s+(?:de|van|von|la|le|da|di|del|bin|al)\b)?(?:\s+\p{Lu}[\p{L}'’.-]*\p{L})+/gu,
    ) ?? []
  return [...new Set(found)]
}

function month(name: string | undefined): string {
  return String(months.indexOf(name ?? '') + 1)
}

function join(year: string | undefined, ...parts: (string | undefined)[]): string {
  return [year, ...parts.map((part) => (part ?? '').padStart(2, '0'))].join('-')
}
