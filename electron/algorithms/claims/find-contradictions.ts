import type { Claim, Contradiction } from '../../../shared/model/index.ts'

/** Kinds of things that happen once between the same two: told with two dates, one is wrong. */
const once: ReadonlySet<string> = new Set(['founding', 'acquisition', 'life'])

/** Amounts nearer than this share of the larger are the same, one of them rounded. */
const rounding = 0.01

type Difference = Contradiction['differsIn'][number]

/**
 * The claims that can't all be so, in groups. Only claims on the same matter are held against each other: same subject,
 * object, type and verb. They disagree in status when one denies what another says of the same time; in date when what
 * happens once is told with times that don't meet; in amount when the same unit is told with numbers that rounding does
 * not explain: between two entities where their times meet or are not told, without an object only where both tell the
 * same time. A suspected claim doesn't contradict a true one. The order of the claims decides the order of the groups and
 * of the ids in them.
 */
export function findContradictions(claims: readonly Claim[]): readonly Contradiction[] {
  const matters = Map.groupBy(claims, ({ subject, object, type, verb }) =>
    JSON.stringify([subject, object, type, verb]),
  )
  return [...matters.values()].flatMap((matter) => {
    const ids = new Set<number>()
    const differsIn = new Set<Difference>()
    for (const [at, one] of matter.entries()) {
      for (const other of matter.slice(at + 1)) {
        const differences = differencesOf(one, other)
        if (differences.length === 0) continue
        ids.add(one.id).add(other.id)
        differences.forEach((difference) => differsIn.add(difference))
      }
    }
    if (ids.size === 0) return []
    return { claims: matter.flatMap(({ id }) => (ids.has(id) ? id : [])), differsIn: [...differsIn].toSorted() }
  })
}

function differencesOf(a: Claim, b: Claim): Difference[] {
  const meet = timesMeet(a, b)
  const denied = (a.status === 'false') !== (b.status === 'false')
  const sameAmount = a.amount === '' || b.amount === '' || !amountsDiffer(a.amount, b.amount)
  if (denied) return meet && sameAmount ? ['status'] : []
  const found: Difference[] = []
  if (happensOnce(a) && !meet) found.push('date')
  const sameTime = a.object === null ? isDated(a) && a.startDate === b.startDate && a.endDate === b.endDate : meet
  if (sameTime && !sameAmount) found.push('amount')
  return found
}

/** What has no object and is no matter of a life may have had one that the sentence does not name, each time another. */
const happensOnce = ({ type, verb, object }: Claim): boolean =>
  once.has(type) && (object !== null || type === 'life' || verb === 'found')

const isDated = ({ startDate, endDate }: Claim): boolean => startDate !== '' || endDate !== ''

/** Whether two claims may speak of the same time; one that tells none may speak of any, as may an open end. */
function timesMeet(a: Claim, b: Claim): boolean {
  if (!isDated(a) || !isDated(b)) return true
  return notAfter(a.startDate, b.endDate) && notAfter(b.startDate, a.endDate)
}

/** Whether a beginning lies no later than an end, as exactly as both are known. */
function notAfter(start: string, end: string): boolean {
  if (start === '' || end === '') return true
  const known = Math.min(start.length, end.length)
  return start.slice(0, known) <= end.slice(0, known)
}

function amountsDiffer(a: string, b: string): boolean {
  const [first, second] = [parse(a), parse(b)]
  if (first.unit !== second.unit) return false
  const larger = Math.max(Math.abs(first.value), Math.abs(second.value))
  return Math.abs(first.value - second.value) > larger * rounding
}

function parse(amount: string): { readonly value: number; readonly unit: string } {
  const space = amount.indexOf(' ')
  return { value: Number(amount.slice(0, space)), unit: amount.slice(space + 1) }
}
