import { stem } from './stem.ts'

const endings =
  'ery ry er or ation ition ion ment al ance ence ity ive able ible ist ism ian ure age ing y ies ed es e s'.split(' ')
const derived = new RegExp(`^(?:${endings.join('|')})$`)
const ending = /(?:ery|ry|ation|ition|ion|ment|ance|ence|ity|ive|able|ible|ist|ism|ure|er|or)$/
const shortest = 4

const roots = new Map<string, string>()

/** Whether one stem is the other with an ending that makes another word of it: `pay`, `payment`; `bribe`, `bribery`. */
export function areKin(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  if (short.length > 2 && long.startsWith(short) && derived.test(long.slice(short.length))) return true
  return short.length >= shortest && short.slice(0, 3) === long.slice(0, 3) && rootOf(short) === rootOf(long)
}

/** Forms that a word's family may stand in, the word itself not among them: `bribery` and `bribe` for `bribes`. */
export function familyOf(word: string): readonly string[] {
  if (!/^\p{L}{4,}$/u.test(word)) return []
  const bases = new Set([stem(word), rootOf(stem(word))])
  return [...bases].flatMap((base) => [base, ...endings.map((end) => base + end)]).filter((form) => form !== word)
}

function rootOf(word: string): string {
  const known = roots.get(word)
  if (known !== undefined) return known
  const cut = word.replace(ending, '')
  const root = cut.length >= shortest ? cut : word
  if (roots.size < 50_000) roots.set(word, root)
  return root
}
