import { asObject, namedField } from './named-field.ts'
import { parseJson } from './parse-json.ts'

/**
 * The groups of numbers in a reply to resolve-entities: which names mean the same. A number stands in one group at most,
 * the first that has it; a group of one says nothing and is left out. Undefined where there is no list. Never throws.
 */
export function parseGroups(reply: string): number[][] | undefined {
  const value = parseJson(reply)
  const object = asObject(value)
  const list = object ? namedField(object, ['groups', 'same', 'entities', 'clusters', 'result']) : value
  if (!Array.isArray(list)) return undefined
  // A flat list is one group.
  const groups = list.length > 0 && list.every(isNumber) ? [list] : list
  const taken = new Set<number>()
  return groups.slice(0, 1_000).flatMap((group: unknown) => {
    const numbers = numbersOf(group).filter((number) => !taken.has(number))
    const distinct = [...new Set(numbers)]
    if (distinct.length < 2) return []
    for (const number of distinct) taken.add(number)
    return [distinct]
  })
}

const isNumber = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && /^\s{0,9}#?\d{1,6}\s{0,9}$/.test(value))

function numbersOf(group: unknown): number[] {
  const object = asObject(group)
  const list = object ? namedField(object, ['ids', 'numbers', 'members', 'names', 'group', 'entities']) : group
  if (!Array.isArray(list)) return []
  return list
    .slice(0, 1_000)
    .filter(isNumber)
    .map((value: unknown) => (typeof value === 'number' ? value : Number(String(value).replace('#', ''))))
    .filter(Number.isSafeInteger)
}
