import type { DocumentToRead } from '../../analyst.ts'
import { commonOpeners, functionWords, roleWords } from './word-lists.ts'
import { firstNames, knownPlaces } from './name-lists.ts'
import { findNames, type NameCandidate } from './find-names.ts'
import { isOpening, mostlyLower, type WordUse } from './word-uses.ts'
import { findPhrases, type Phrase } from './find-concepts.ts'
import { findRelatives, findRoles, speakingRoles } from './find-people-without-names.ts'
import { nameKey } from './name-key.ts'
import { speakerLabelAt, splitSentences, type SentenceSpan } from './split-sentences.ts'
import type { TagWords } from './tag-words.ts'
import { addEvidence, evidenceAround, evidenceOfName, strongestType, type Evidence } from './type-evidence.ts'
import { isCapitalised, wordsOf, type Word } from './words.ts'

export interface ReadMention {
  readonly name: string
  readonly type: string
  readonly start: number
  readonly end: number
}
export interface ReadSentence extends SentenceSpan {
  readonly mentions: readonly ReadMention[]
  /** Where its verbs begin, offsets into the text; none where the language is not English. */
  readonly verbs: readonly number[]
}

interface Draft {
  readonly span: SentenceSpan
  readonly words: readonly Word[]
  readonly kind: 'plain' | 'heading' | 'label'
  names: NameCandidate[]
  phrases: readonly Phrase[]
  verbs: readonly number[]
}

const address = /(?:https?:\/\/|www\.)\S{1,2000}|[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,255}|<[^<>\s]{1,300}>/gu

function wordsWithoutAddresses(text: string, span: SentenceSpan): Word[] {
  const words = wordsOf(text, span.start, span.end)
  const part = text.slice(span.start, span.end)
  if (!/@|:\/\/|www\.|<\S/.test(part)) return words
  const holes = [...part.matchAll(address)].map(
    (m) => [span.start + m.index, span.start + m.index + m[0].length] as const,
  )
  return words.filter((word) => !holes.some(([from, to]) => word.start >= from && word.start < to))
}

function kindOf(text: string, span: SentenceSpan, words: readonly Word[]): Draft['kind'] {
  const label = speakerLabelAt(text, span.start, span.end)
  if (label && label.end === span.end) return 'label'
  const part = text.slice(span.start, span.end)
  const letters = part.match(/\p{L}/gu)?.length ?? 0
  const capitals = part.match(/\p{Lu}/gu)?.length ?? 0
  if (words.length > 1 && capitals > letters * 0.7) return 'heading'
  if (/^\s{0,3}#/.test(part)) return 'heading'
  if (/[.!?;]["”’')*_]*$/.test(part) || part.includes(': ') || words.length > 20) return 'plain'
  const long = words.filter((word) => word.text.length > 3 && !functionWords.has(word.lower))
  return long.length > 1 && long.filter((word) => isCapitalised(word.text)).length > long.length * 0.7
    ? 'heading'
    : 'plain'
}

function countUses(text: string, drafts: readonly Draft[]): Map<string, WordUse> {
  const uses = new Map<string, WordUse>()
  for (const { span, words, kind } of drafts) {
    if (kind !== 'plain') continue
    for (let i = 0; i < words.length; i += 1) {
      const word = words[i] as Word
      const key = word.lower.replace(/'s$|'$/, '')
      let use = uses.get(key)
      if (!use) uses.set(key, (use = { lower: 0, inside: 0, opening: 0, alone: 0 }))
      if (!isCapitalised(word.text)) use.lower += 1
      else if (isOpening(text, words, i, span.start)) use.opening += 1
      else use.inside += 1
      if (isCapitalised(word.text) && key === word.lower) use.alone += 1
    }
  }
  return uses
}

/** In a heading every word has a capital: only names known from the sentences, or that show what they are, are taken. */
function namesInHeading(draft: Draft, text: string, known: ReadonlyMap<string, Evidence>): NameCandidate[] {
  const shouted = !/\p{Ll}{2}/u.test(
    text.slice(draft.span.start, draft.span.end).replace(/\b(?:of|the|and|to|a|in|on)\b/g, ''),
  )
  const names: NameCandidate[] = []
  for (const name of draft.names) {
    if (known.has(nameKey(name.name)) || (!shouted && strongestType(evidenceOfName(name.name)).score >= 4.5)) {
      names.push(name)
      continue
    }
    const words = draft.words.filter((word) => word.start >= name.start && word.end <= name.end + 2)
    search: for (let size = words.length - 1; size > 0; size -= 1) {
      for (let at = 0; at + size <= words.length; at += 1) {
        const start = (words[at] as Word).start
        const end = Math.min(name.end, (words[at + size - 1] as Word).end)
        const part = text
          .slice(start, end)
          .replace(/\s+/g, ' ')
          .replace(/['’]s?$/, '')
        if (part.length > 2 && known.has(nameKey(part))) {
          names.push({ name: part, start, end: start + part.length, opening: false })
          break search
        }
      }
    }
  }
  return names
}

const titleCased = (name: string): string =>
  /\p{Ll}/u.test(name)
    ? name
    : name
        .toLowerCase()
        .replace(/(^|[\s'’.-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())

function settleNames(
  text: string,
  drafts: readonly Draft[],
  uses: ReadonlyMap<string, WordUse>,
  proper: number,
): Map<string, Evidence> {
  const known = new Map<string, Evidence>()
  const inside = new Set<string>()
  const partsOfNames = new Set<string>()
  for (const draft of drafts) {
    draft.names = draft.kind === 'label' ? [] : findNames(text, draft.words, draft.span.start, uses)
    if (draft.kind !== 'plain') continue
    for (const name of draft.names) {
      const key = nameKey(name.name)
      if (!name.opening) inside.add(key)
      if (key.includes(' ')) for (const part of key.split(' ')) partsOfNames.add(part)
    }
  }
  // Where nouns have capitals too (German), a capital says little.
  const capitalHeavy = proper > 0.2
  for (const draft of drafts) {
    if (draft.kind !== 'plain') continue
    draft.names = draft.names.flatMap((name) => {
      const words = name.name.split(' ')
      const first = (words[0] ?? '').toLowerCase()
      if (words.length === 1) {
        const wellKnown = firstNames.has(first) || knownPlaces.has(first)
        const use = uses.get(first)
        if (name.opening && !wellKnown && !(use && use.inside > 0) && !(use?.lower === 0 && partsOfNames.has(first)))
          return []
        if (mostlyLower(use) && !wellKnown && !/^\p{Lu}{2,}/u.test(name.name)) return []
        if (
          capitalHeavy &&
          !wellKnown &&
          strongestType(evidenceAround(text.slice(Math.max(0, name.start - 40), name.start), '')).score === 0
        )
          return []
      } else if (name.opening && !inside.has(nameKey(name.name)) && !firstNames.has(first)) {
        // "Yesterday Vincent Harker": the first word opens the sentence, the rest is the name.
        const rest = words.slice(1).join(' ')
        const use = uses.get(first)
        if (inside.has(nameKey(rest)) && !(use && use.inside > 0))
          return [{ ...name, name: rest, start: name.end - rest.length, opening: false }]
        if (commonOpeners.has(first)) return []
      }
      return [name]
    })
    for (const name of draft.names) {
      const key = nameKey(name.name)
      let evidence = known.get(key)
      if (!evidence) known.set(key, (evidence = evidenceOfName(name.name)))
      addEvidence(
        evidence,
        evidenceAround(
          text.slice(Math.max(draft.span.start, name.start - 160), name.start),
          text.slice(name.end, Math.min(draft.span.end, name.end + 60)),
        ),
      )
    }
  }
  for (const draft of drafts) if (draft.kind === 'heading') draft.names = namesInHeading(draft, text, known)
  return known
}

/** A surname alone has the type of the one full name that ends in it. */
function shareWithSurnames(known: Map<string, Evidence>): void {
  for (const [key, evidence] of known) {
    const words = key.split(' ')
    if (words.length < 2 || strongestType(evidence).type !== 'person') continue
    const alone = known.get(words.at(-1) ?? '')
    if (alone) addEvidence(alone, [2, 0, 0, 0, 0, 0])
  }
}

function speakerOf(text: string, draft: Draft): ReadMention | undefined {
  const label = text.slice(draft.span.start, draft.span.end)
  const found = /\p{Lu}[\p{L}\p{M}.'’-]+(?: \p{Lu}[\p{L}\p{M}.'’-]*){1,3}/u.exec(
    label.replace(/\([^)]*\)/g, (hole) => ' '.repeat(hole.length)),
  )
  if (!found) return undefined
  const name = titleCased(found[0])
  // "THE PRESIDENT:" is an office.
  if (
    name
      .toLowerCase()
      .split(' ')
      .every((word) => functionWords.has(word) || roleWords.has(word))
  )
    return undefined
  if (strongestType(evidenceOfName(name)).type !== 'person') return undefined
  const start = draft.span.start + found.index
  return { name, type: 'person', start, end: start + found[0].length }
}

/**
 * Reads a document once: its sentences in order, each with its mentions in order. `tag` is undefined where the language
 * is not English; noun phrases are then left out.
 */
export function readDocument(document: DocumentToRead, tag: TagWords | undefined): readonly ReadSentence[] {
  const { text } = document
  const drafts: Draft[] = splitSentences(text).map((span) => {
    const words = wordsWithoutAddresses(text, span)
    return { span, words, kind: kindOf(text, span, words), names: [], phrases: [], verbs: [] }
  })
  const uses = countUses(text, drafts)
  let capitals = 0
  let all = 0
  for (const use of uses.values()) {
    capitals += use.inside
    all += use.inside + use.lower
  }
  const known = settleNames(text, drafts, uses, tag ? 0 : capitals / Math.max(1, all))
  shareWithSurnames(known)
  const phraseCounts = new Map<string, number>()
  if (tag) {
    for (const draft of drafts) {
      if (draft.kind !== 'plain') continue
      const sentence = text.slice(draft.span.start, draft.span.end)
      const tags = tag(sentence)
      draft.phrases = findPhrases(sentence, draft.span.start, draft.words, tags)
      draft.verbs = [...tags].flatMap(([at, part]) => (part === 'VERB' ? draft.span.start + at : []))
      for (const phrase of draft.phrases) phraseCounts.set(phrase.key, (phraseCounts.get(phrase.key) ?? 0) + 1)
    }
  }
  const roles = tag ? speakingRoles(text) : new Set<string>()
  const speakers = new Set<string>()
  return drafts.map((draft) => {
    const mentions: ReadMention[] = []
    if (draft.kind === 'label') {
      const speaker = speakerOf(text, draft)
      if (speaker && !speakers.has(speaker.name)) {
        speakers.add(speaker.name)
        mentions.push(speaker)
      }
    }
    for (const { name, start, end } of draft.names) {
      const evidence = known.get(nameKey(name))
      const display = /^\p{Lu}{2,}(?: \p{Lu}{2,})+$/u.test(name) ? titleCased(name) : name
      mentions.push({ name: display, type: strongestType(evidence ?? evidenceOfName(name)).type, start, end })
    }
    if (draft.kind === 'plain') {
      const people = [
        ...findRelatives(text, draft.names, draft.span.end),
        ...findRoles(text, draft.span.start, draft.span.end, roles),
      ]
      for (const person of people) mentions.push({ ...person, type: 'person' })
    }
    for (const phrase of draft.phrases) {
      if (text.length > 20_000 && (phraseCounts.get(phrase.key) ?? 0) < 2) continue
      mentions.push({
        name: text.slice(phrase.start, phrase.end).replace(/\s+/g, ' '),
        type: 'concept',
        start: phrase.start,
        end: phrase.end,
      })
    }
    mentions.sort((a, b) => a.start - b.start || b.end - a.end)
    return { start: draft.span.start, end: draft.span.end, mentions, verbs: draft.verbs }
  })
}
