import { roleWords } from '../word-lists.ts'
import { gapAfter, type SentenceParts } from './sentence-parts.ts'

/** Somebody's office, a claim of the type `role`: positions in the mentions of who holds it and where. */
export interface FoundRole {
  readonly person: number
  readonly place: number
  /** The first word behind the name. */
  readonly at: number
}

/** What is no office, or none of one person's, though the word may stand beside names. */
const noOffice =
  /^(?:mom|dad|mother|father|grandma|grandpa|grandfather|grandmother|honou?r|excellency|majesty|phd|md|mate|fellow|guest|senior|junior|vice|\p{L}+s)$/u

/** How many words an office may have: “the founding executive director and chair emeritus of”. */
const longest = 9

/**
 * Who holds which office where: “Wren, the chief engineer of the Authority”, “Wren was chief engineer at the Authority”,
 * “Wren, who is a professor at Stanford”.
 */
export function findRoles(parts: SentenceParts): readonly FoundRole[] {
  const found: FoundRole[] = []
  for (const [person, { type }] of parts.mentions.entries()) {
    if (type !== 'person') continue
    const last = parts.mentionAt.lastIndexOf(person)
    if (last < 0 || last + 1 >= parts.words.length || /['’]s?$/.test(parts.words[last]!.text)) continue
    const at = officeStart(parts, last)
    const place = at === undefined ? -1 : officeOf(parts, at)
    if (at !== undefined && place >= 0 && place !== person) found.push({ person, place, at: last + 1 })
  }
  return found
}

/** Where an office may begin behind a name: after a comma (and “who is”), or after “is”. */
function officeStart(parts: SentenceParts, last: number): number | undefined {
  const isBe = (at: number): boolean => /^(?:is|was)$/.test(parts.words[at]?.lower ?? '')
  const gap = gapAfter(parts, last)
  if (/^\s+$/.test(gap)) return isBe(last + 1) && /^\s+$/.test(gapAfter(parts, last + 1)) ? last + 2 : undefined
  if (!/^,\s+$/.test(gap)) return undefined
  return parts.words[last + 1]!.lower === 'who' ? (isBe(last + 2) ? last + 3 : undefined) : last + 1
}

/** The organization whose office stands at a word, -1 where none does. */
function officeOf(parts: SentenceParts, from: number): number {
  let isOffice = false
  for (let at = from; at < Math.min(from + longest, parts.words.length); at += 1) {
    const { lower } = parts.words[at]!
    if (at > from && !/^[ \n]$/.test(gapAfter(parts, at - 1)) && !(isOffice && /^(?:of|at|for|in)$/.test(lower)))
      return -1
    if (/^(?:of|at|for|in)$/.test(lower) && isOffice) {
      const name = parts.words[at + 1]?.lower === 'the' ? at + 2 : at + 1
      const mention = parts.mentionAt[name] ?? -1
      if (mention >= 0) return isWhole(parts, mention, name) ? mention : -1
      continue
    }
    if (roleWords.has(lower) && !noOffice.test(lower)) isOffice = true
    else if (
      /^(?:VERB|AUX|PRON|SCONJ)$/.test(parts.tags[at] ?? '') ||
      /^(?:not|no|never|like|as|than|one|to|by|with|from|on)$/.test(lower)
    )
      return -1
  }
  return -1
}

/** An organization or place, named in full and not only to say whose: “head of Google's labs”. */
function isWhole(parts: SentenceParts, mention: number, at: number): boolean {
  const { type, start, end } = parts.mentions[mention]!
  const last = parts.mentionAt.lastIndexOf(mention)
  return /^(?:organization|place|)$/.test(type) && start === parts.words[at]!.start && end >= parts.words[last]!.end
}
