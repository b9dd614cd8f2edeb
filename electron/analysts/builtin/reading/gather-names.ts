import type { Documents, MentionToResolve } from '../../analyst.ts'
import type { WordUse } from './word-uses.ts'
import { displayName } from './display-name.ts'
import { knownConcepts, knownOrganisations, knownProducts } from './known-names.ts'
import { knownPlaces } from './name-lists.ts'
import { nameKey } from './name-key.ts'
import { addEvidence, evidenceAround, evidenceOfName, strongestType, type Evidence } from './type-evidence.ts'
import { pushTo } from './push-to.ts'

/** All mentions of one key: its spellings, what speaks for its type, where it stands. */
export interface GatheredName {
  readonly key: string
  readonly concept: boolean
  readonly forms: Map<string, number>
  readonly evidence: Evidence
  readonly mentions: MentionToResolve[]
  readonly documents: Map<number, number>
  /** The nouns in lower case that stand behind it, without their plural s, and how often. */
  readonly nounsAfter: Map<string, number>
  /** The whole of a name that never stands alone: "Venn diagram". */
  shownAs?: string
}
export interface Gathered {
  readonly names: ReadonlyMap<string, GatheredName>
  readonly uses: ReadonlyMap<string, WordUse>
  /** Acronyms that stand in brackets behind their expansion: key of the acronym → key of the expansion. */
  readonly bracketed: ReadonlyMap<string, string>
  readonly documentCount: number
  /** Last words of persons' full names, lower case. */
  readonly surnames: ReadonlySet<string>
}

/** One key for concepts, whatever the number of its last word. */
function conceptKey(name: string): string {
  return name
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/(?<=[^su])s /g, ' ')
    .replace(/\b(kn|l|w)ives$/, '$1ife')
    .replace(/ies$/, 'y')
    .replace(/(ss|us|is)$|(?<=[^s])s$/, '$1')
}

const singular = (word: string): string => word.replace(/(?<=[^sui])s$/, '')

/** Nouns that close a name written otherwise with capitals: "Venn diagram", "Patriot missile". */
const kindNouns = new Set(
  'act agreement algorithm amendment bill code control diagram disease distribution doctrine drug effect equation fellowship force initiative law legislation machine method missile plan policy principle process program programme project protocol reactor rocket rule satellite scale syndrome telescope test theorem theory treaty vaccine virus'.split(
    ' ',
  ),
)

/** Names that stand before the same noun nearly every time are a part of a longer one: "Venn diagram", "Brady bill". */
function showWithNouns(names: ReadonlyMap<string, GatheredName>): void {
  for (const name of names.values()) {
    const mentions = name.mentions.length
    if (name.concept || mentions < 2 || knownPlaces.has(name.key) || name.key.split(' ').length > 2) continue
    if (knownOrganisations.has(name.key) || knownProducts.has(name.key) || knownConcepts.has(name.key)) continue
    const [noun, count] = [...name.nounsAfter].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0] ?? ['', 0]
    if (
      noun === "'s"
        ? count < mentions || strongestType(name.evidence).type !== 'organization'
        : count < 2 || count < mentions * 0.6 || strongestType(name.evidence).score >= 2
    )
      continue
    if (noun === "'s") name.shownAs = `${displayName(name)}’s`
    else if (!names.has(`${name.key} ${noun}`)) name.shownAs = `${displayName(name)} ${noun}`
  }
}

/** What a title or a speaker's colon says. */
const person: Evidence = [2, 0, 0, 0, 0, 0]
/** More mentions than these say no more of the type, so that what the name itself shows is not drowned. */
const enough = 12
/** What less than every tenth mention or so says is chance. */
const chance = 0.12

const anyWord = /[\p{L}\p{M}\p{N}]+(?:['’.&-][\p{L}\p{M}\p{N}]+)*/gu

/** Counts how a text writes the words of `uses`. `seen` keeps what was found out about each spelling, for the next text. */
function countUses(text: string, uses: ReadonlyMap<string, WordUse>, seen: Map<string, Spelling | undefined>): void {
  for (const found of text.matchAll(anyWord)) {
    const word = found[0]
    let spelling = seen.get(word)
    if (spelling === undefined) {
      if (seen.has(word)) continue
      const use = uses.get(word.toLowerCase().replaceAll('’', "'").replace(/'s$/, ''))
      spelling = use && { use, isLower: /^\p{Ll}/u.test(word) && !/\p{Lu}/u.test(word) }
      seen.set(word, spelling)
      if (spelling === undefined) continue
    }
    if (spelling.isLower) spelling.use.lower += 1
    else if (
      /[\p{Ll}\p{N},;]\s$|\p{Lu}\p{Ll}+\s$|(?:Mrs?|Ms|Dr|St|Prof)\. $/u.test(
        text.slice(Math.max(0, found.index - 6), found.index),
      )
    )
      spelling.use.inside += 1
    else spelling.use.opening += 1
  }
}

/** A word as it is written: whose uses it counts for, and whether it has no capital. */
interface Spelling {
  readonly use: WordUse
  readonly isLower: boolean
}

/** "Phone Hardware" is no person: two capitals speak for one only where the words are no common words. */
function weakenCommonWords(name: GatheredName, uses: ReadonlyMap<string, WordUse>): void {
  const words = name.key.split(' ')
  if (words.length < 2) return
  const commonWords = words.filter((word) => {
    const use = uses.get(word)
    return use !== undefined && use.lower > use.inside * 0.3
  })
  if (commonWords.length === words.length || (commonWords.length > 0 && (name.evidence[0] ?? 0) < 2))
    name.evidence[0] = (name.evidence[0] ?? 0) - 0.6 - (commonWords.length === words.length ? 1 : 0)
}

/** "Artificial Intelligence" and "artificial intelligence" are one concept. */
function mergeConcepts(names: Map<string, GatheredName>): void {
  for (const name of Array.from(names.values())) {
    if (name.concept || !name.key.includes(' ')) continue
    const concept = names.get(`~${conceptKey(name.key)}`)
    const { type, score } = strongestType(name.evidence)
    if (type === 'person' && score >= 1.5) continue
    if (!concept || concept.mentions.length * 2 < name.mentions.length) continue
    names.delete(name.key)
    concept.mentions.push(...name.mentions)
    for (const [form, count] of name.forms) concept.forms.set(form, (concept.forms.get(form) ?? 0) + count)
    for (const [document, count] of name.documents)
      concept.documents.set(document, (concept.documents.get(document) ?? 0) + count)
  }
}

/** Groups mentions by key and walks the documents once for the statistics that judge them. */
export async function gatherNames(
  mentions: readonly MentionToResolve[],
  documents: Documents,
  signal: AbortSignal,
): Promise<Gathered> {
  const names = new Map<string, GatheredName>()
  const uses = new Map<string, WordUse>()
  const byDocument = new Map<number, { mention: MentionToResolve; name: GatheredName }[]>()
  for (const mention of mentions) {
    const concept = mention.type === 'concept'
    const key = concept ? `~${conceptKey(mention.name)}` : nameKey(mention.name)
    let name = names.get(key)
    if (!name) {
      name = {
        key,
        concept,
        forms: new Map(),
        evidence: evidenceOfName(mention.name),
        mentions: [],
        documents: new Map(),
        nounsAfter: new Map(),
      }
      names.set(key, name)
      for (const word of key.split(' '))
        if (!uses.has(word)) uses.set(word, { lower: 0, inside: 0, opening: 0, alone: 0 })
    }
    name.forms.set(mention.name, (name.forms.get(mention.name) ?? 0) + 1)
    name.mentions.push(mention)
    name.documents.set(mention.document, (name.documents.get(mention.document) ?? 0) + 1)
    pushTo(byDocument, mention.document, { mention, name })
  }
  const bracketed = new Map<string, string>()
  const seen = new Map<string, Spelling | undefined>()
  const contexts = new Map<GatheredName, Evidence>()
  const contextOf = (name: GatheredName): Evidence => {
    let context = contexts.get(name)
    if (!context) contexts.set(name, (context = [0, 0, 0, 0, 0, 0]))
    return context
  }
  let documentCount = 0
  for await (const document of documents) {
    signal.throwIfAborted()
    documentCount += 1
    countUses(document.text, uses, seen)
    const { text } = document
    let previous: { mention: MentionToResolve; name: GatheredName } | undefined
    const here = (byDocument.get(document.id) ?? []).sort(
      (a, b) => a.mention.start - b.mention.start || a.mention.id - b.mention.id,
    )
    for (const one of here) {
      const { mention, name } = one
      if (name.concept) continue
      addEvidence(
        contextOf(name),
        evidenceAround(
          text.slice(Math.max(0, mention.start - 160), mention.start),
          text.slice(mention.end, mention.end + 60),
        ),
      )
      if (
        /^(?:dr|mr|mrs|ms|miss|sir|professor|prof|councillor|captain|lord|lady|president|senator|governor|reverend)\.? \p{L}/iu.test(
          mention.name,
        )
      )
        addEvidence(contextOf(name), person)
      const after = singular(/^ (\p{Ll}{3,})\b/u.exec(text.slice(mention.end, mention.end + 30))?.[1] ?? '')
      if (/^['’]s\b/.test(text.slice(mention.end, mention.end + 3)))
        name.nounsAfter.set("'s", (name.nounsAfter.get("'s") ?? 0) + 1)
      if (kindNouns.has(after)) name.nounsAfter.set(after, (name.nounsAfter.get(after) ?? 0) + 1)
      if (text[mention.end] === ':' && name.key.includes(' ')) addEvidence(contextOf(name), person)
      if (
        previous &&
        /^\p{Lu}[\p{Lu}\p{N}&.]{1,7}s?$/u.test(mention.name) &&
        /^["”’*_]*\s+\(["“]?(?:the )?["“]?$/.test(text.slice(previous.mention.end, mention.start))
      )
        bracketed.set(name.key, previous.name.key)
      previous = one
    }
  }
  for (const [name, context] of contexts) {
    const mentions = name.mentions.length
    const telling = context.map((amount) => (amount > 0 && amount < chance * mentions ? 0 : amount))
    addEvidence(name.evidence, telling, Math.min(1, enough / mentions))
  }
  for (const name of names.values()) if (!name.concept) weakenCommonWords(name, uses)
  showWithNouns(names)
  mergeConcepts(names)
  const surnames = new Set<string>()
  for (const name of names.values()) {
    const words = name.key.split(' ')
    if (!name.concept && words.length > 1 && strongestType(name.evidence).type === 'person')
      surnames.add(words.at(-1) ?? '')
  }
  return { names, uses, bracketed, documentCount, surnames }
}
