import { clauseEnd } from './clause-parts.ts'
import { agentsOf } from './object-of.ts'
import type { SentenceParts } from './sentence-parts.ts'
import type { Subject } from './subject-of.ts'
import type { VerbGroup } from './verb-group.ts'

/** A verb that was read, with its subject. */
export interface ReadVerb {
  readonly group: VerbGroup
  readonly subject: Subject
}

/** The subject of a verb that has none of its own: that of the verb before it, the sentence's first name, or its doer. */
export function impliedSubject(
  parts: SentenceParts,
  group: VerbGroup,
  before: ReadVerb | undefined,
): Subject | undefined {
  if (before && sharesSubject(parts, before.group, group)) return before.subject
  return firstSubject(parts, group) ?? doerOf(parts, group)
}

/** “Wren signed the order and paid Harker”: the second verb has the first one's subject. */
function sharesSubject(parts: SentenceParts, before: VerbGroup, group: VerbGroup): boolean {
  const isFinite = !group.bare && group.start < group.end - 1
  return (isFinite || before.passive === group.passive) && joinsOn(parts, before.end, group, 16)
}

/** Whether nothing but the rest of one clause stands from a word to the “and” before a verb. */
const joinsOn = (parts: SentenceParts, from: number, group: VerbGroup, most: number): boolean =>
  parts.words[group.start - 1]?.lower === 'and' &&
  group.start - from <= most &&
  parts.words
    .slice(from, group.start - 1)
    .every(
      ({ lower }, index) =>
        !/^(?:that|which|who|whose|what|when|while|because|but|if|he|she|it|they|we|i|you)$/.test(lower) &&
        parts.tags[from + index] !== 'AUX' &&
        !(lower === 'to' && parts.tags[from + index] === 'PART'),
    )

/** “Harker gave his vote to Orde and was paid £60,000”: the sentence's own subject, whatever its first verb. */
function firstSubject(parts: SentenceParts, group: VerbGroup): Subject | undefined {
  const mention = parts.mentionAt[0] ?? -1
  const name = mention >= 0 ? parts.mentions[mention] : undefined
  if (!name || name.type === 'concept' || group.bare) return undefined
  const last = parts.mentionAt.lastIndexOf(mention)
  return parts.tags[last + 1] === 'VERB' && joinsOn(parts, last + 1, group, 20)
    ? { mentions: [mention], measure: '' }
    : undefined
}

/** “The loan was approved by Pargeter”: what is done has no name, who does it has. */
function doerOf(parts: SentenceParts, group: VerbGroup): Subject | undefined {
  if (!group.passive || group.bare || parts.tags[group.start - 1] !== 'NOUN') return undefined
  const agents = agentsOf(parts, group, clauseEnd(parts, group.end)) ?? []
  return agents.length > 0 ? { mentions: agents, measure: '' } : undefined
}
