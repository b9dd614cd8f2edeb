/** A quantity that a text names: a number and what it counts, `$`, `%` or a noun in the singular. */
export interface SaidAmount {
  /** Offsets into the text. */
  readonly start: number
  readonly end: number
  readonly value: number
  readonly unit: string
}

const digits = '\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?'
const words =
  'a|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'
const small = words.split('|')
const scales: Readonly<Record<string, number>> = {
  hundred: 1e2,
  thousand: 1e3,
  k: 1e3,
  million: 1e6,
  m: 1e6,
  billion: 1e9,
  bn: 1e9,
  trillion: 1e12,
}
const scale = '(hundred|thousand|million|billion|trillion)'
const money = new RegExp(`((?:US|A|C|HK)?\\$|[£€¥])\\s?(${digits})(?:[ -]?${scale}\\b|(k|m|bn)\\b)?`, 'gi')
const count = new RegExp(
  `(?<![\\w$£€¥.,:/-])(${digits}|half an?|(?:${words})(?:-(?:one|two|three|four|five|six|seven|eight|nine))?)(?: ${scale}(?!-))?( ?%| per ?cent\\b|[ -](?:\\p{Ll}+ (?=(?:people|men|women|workers|employees|years|months|days|tonnes|pounds|dollars|members|jobs|customers|users)\\b))?(\\p{Ll}{3,})\\b)?`,
  'gu',
)
/** What follows a number without being what it counts. */
const noUnit = new Set(
  'and the for from with per more less than other each who which that was were had have has are did not but into over after before when while times time year-over-year point percentage percent cent basis out also they their his her its our your between under about around because though although where there then here this these those only just even ever never since until during against'.split(
    ' ',
  ),
)
const currencies: Readonly<Record<string, string>> = { dollar: '$', pound: '£', euro: '€', yen: '¥' }

function valueOf(number: string, ...scaled: (string | undefined)[]): number {
  if (number.startsWith('half')) return 0.5 * (scales[(scaled[0] ?? '').toLowerCase()] ?? 1)
  const lower = number.toLowerCase()
  const [tens = '', ones] = lower.split('-')
  const plain = /^\d/.test(number)
    ? Number(number.replaceAll(',', ''))
    : numberWord(tens) + (ones ? numberWord(ones) : 0)
  const value = scaled.reduce((product, name) => product * (scales[(name ?? '').toLowerCase()] ?? 1), plain)
  return Number(value.toPrecision(12))
}

function numberWord(word: string): number {
  const at = small.indexOf(word)
  return at <= 0 ? 1 : at <= 20 ? at : (at - 18) * 10
}

const singular = (noun: string): string =>
  noun === 'people'
    ? 'person'
    : noun === 'men'
      ? 'man'
      : noun === 'women'
        ? 'woman'
        : /[^su]s$/.test(noun)
          ? noun.slice(0, -1)
          : noun

/** The amounts in a text, in their order: money, percentages and counted things; years, dates and bare numbers are none. */
export function amountsOf(text: string): SaidAmount[] {
  const found: SaidAmount[] = []
  for (const match of text.matchAll(money)) {
    const [said, sign = '', number = '', large, short] = match
    found.push({
      start: match.index,
      end: match.index + said.length,
      value: valueOf(number, large, short),
      unit: sign.slice(-1),
    })
  }
  for (const match of text.matchAll(count)) {
    const [said, number = '', large, after = '', noun = ''] = match
    if (found.some((one) => match.index < one.end && one.start < match.index + said.length)) continue
    const isPercent = /%|cent/.test(after)
    if (!isPercent && (noun === '' || noUnit.has(noun) || /ly$|ing$|ed$/.test(noun))) continue
    if (/^a$/i.test(number)) continue
    if (!isPercent && large === undefined && /^(?:1[5-9]|20)\d\d$/.test(number)) continue
    if (/^one$/i.test(number) && large === undefined && !isPercent) continue
    const unit = isPercent ? '%' : singular(noun)
    found.push({
      start: match.index,
      end: match.index + said.length,
      value: valueOf(number, large),
      unit: currencies[unit] ?? unit,
    })
  }
  return found.toSorted((a, b) => a.start - b.start)
}

/** An amount as it is stored: `26200000000 $`, `12 %`, `47 day`. */
export const writeAmount = ({ value, unit }: Pick<SaidAmount, 'value' | 'unit'>): string => `${value} ${unit}`
