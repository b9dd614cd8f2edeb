import { stem } from './stem.ts'
import { baseForm } from './base-form.ts'

/** Words that questions and documents use for the same thing, a line each. */
const groups = `release discharge dump empty open deposit dispose disposal
win award victory
hostage captive prisoner
sink lose wreck loss capsize
die kill death dead drown perish casualty victim
pay receive payment sum money give fund lend loan transfer
fail failure stop jam break leak
buy purchase acquire auction
begin start open launch outbreak
end finish close conclude settle cease complete completion
own owner belong register proprietor control director sign
find discover reveal show uncover detect
forge fake forgery falsify
found establish create start founder cofounder cofound
regulate regulation regulator law governance legislation
war conflict battle fight combat
build construct construction
vote elect election ballot
arrest convict conviction sentence guilty trial jail prison
ill sick illness poison sickness
resign leave quit dismiss sack fire
teach education school learn
climate warming emission greenhouse
slavery slave emancipation
cure treat treatment medicine
job employ employment work worker
tax taxation taxes
immigrant immigration migrant border
hold delay withhold postpone suppress refuse
mud silt spoil sediment load
work function operate
bribe corrupt corruption kickback
affect impact effect influence challenge drive`

const related = new Map<string, Set<string>>()
for (const line of groups.split('\n')) {
  const stems = line.split(' ').map((word) => stem(baseForm(word)))
  for (const one of stems) related.set(one, new Set([...(related.get(one) ?? []), ...stems]))
}

const byStem = new Map<string, readonly string[]>()
for (const line of groups.split('\n')) {
  for (const word of line.split(' ')) {
    const key = stem(baseForm(word))
    byStem.set(key, [...(byStem.get(key) ?? []), ...line.split(' ').filter((other) => other !== word)])
  }
}

/** Other words for the matter of a word: `corrupt`, `corruption` and `kickback` for `bribes`. */
export function relatedWords(word: string): readonly string[] {
  return byStem.get(stem(baseForm(word))) ?? []
}

/** Whether two stems are words for one matter: `releas` and `discharg`. */
export function areRelated(a: string, b: string): boolean {
  return related.get(a)?.has(b) ?? false
}
