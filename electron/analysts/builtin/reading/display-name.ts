import type { GatheredName } from './gather-names.ts'
import { withoutTitles } from './name-key.ts'

const shownNames = new WeakMap<GatheredName, string>()

/** The form a reader expects: the most frequent, without title where it is a full name; ties by the alphabet. */
export function displayName(name: GatheredName): string {
  if (name.shownAs !== undefined) return name.shownAs
  const ready = shownNames.get(name)
  if (ready !== undefined) return ready
  const counts = new Map<string, number>()
  for (const [form, count] of name.forms) {
    const bare = withoutTitles(form)
    const shown = name.concept ? form : bare.includes(' ') ? bare : form
    counts.set(shown, (counts.get(shown) ?? 0) + count)
  }
  const shouted = (form: string): number => (/\p{Ll}/u.test(form) || !form.includes(' ') ? 0 : 1)
  const best =
    [...counts].sort((a, b) => shouted(a[0]) - shouted(b[0]) || b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0] ??
    name.key
  shownNames.set(name, best)
  return best
}
