const months = 'January February March April May June July August September October November December'.split(' ')
const monthName = months.join('|')
const full = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)? (?:of )?(${monthName})(?:,? (\\d{4}))?\\b`)
const american = new RegExp(`\\b(${monthName}) (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})\\b`)
const monthly = new RegExp(`\\b(${monthName}),? (\\d{4})\\b`)
const iso = /\b(\d{4})-(\d{2})-(\d{2})\b/
const yearly = /\b(1[5-9]\d\d|20\d\d)\b/

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
  return year === null ? undefined : { said: year[0], iso: year[0] }
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
  return /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|dozens?)\b/.test(
    rest,
  )
}

/** Whether a text denies, disputes or corrects something. */
export function disputes(text: string): boolean {
  return /\b(?:den(?:y|ies|ied)|disput\w+|contradict\w*|contrary|reject\w*|refut\w*|untrue|false(?:ly)?|forg(?:ed|ing|ery)|mistaken|incorrect\w*|disagree\w*|(?:was|were|is|had been) wrong|has never|had never|but (?:in fact|the)|claimed?|everybody says|rather than|instead of|not by|is not mine|according to)\b/i.test(
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
