import { stem } from '../../../algorithms/text/stem.ts'
import { stopwords } from '../../../algorithms/text/stopwords.ts'
import type { Vocabulary } from '../../analyst.ts'
import { baseForm, irregularForms } from '../../../algorithms/text/base-form.ts'
import { contentStems, contentWords } from './content-stems.ts'
import { askedSpan } from './document-time.ts'
import { familyOf } from '../../../algorithms/text/kin-words.ts'
import { questionKind } from './question-kind.ts'
import type { QuestionKind } from './question-kind.ts'

export interface QuestionTerm {
  readonly word: string
  readonly stem: string
  /** The rarer in the collection, the more. */
  readonly weight: number
  readonly present: boolean
  /** Stands in so many chunks that questions use it for many things. */
  readonly common: boolean
  /** Those whose names hold the word. */
  readonly entities: ReadonlySet<number>
}

export interface QuestionName {
  readonly text: string
  /** The stems of its words. */
  readonly stems: readonly string[]
  readonly entities: ReadonlySet<number>
  /** The rarer in the collection, the more: the weight of its rarest word. */
  readonly weight: number
  /** Stands behind `of`, `at` or `in`, to tell what is meant: `Gate 4 of the Thole Barrage`. */
  readonly attributed: boolean
  /** Whether its last word alone can mean nobody else. */
  readonly alone: boolean
  readonly present: boolean
}

export interface QuestionReading extends QuestionKind {
  readonly question: string
  /** Its subject's words, once each; empty when it asks about the collection as a whole. */
  readonly terms: readonly QuestionTerm[]
  /** Proper names and quoted words in it, as written. */
  readonly names: readonly QuestionName[]
  /** Two plain words of its subject that stand together in it: `health care`. */
  readonly phrases: readonly string[]
  /** The time that it asks about, from one year to another. */
  readonly span?: readonly [string, string] | undefined
}

/** Words of questions about documents rather than about their subject. */
const metaWords = new Set(
  `collection collections document documents dossier dataset datasets data text texts corpus archive file files transcript
  transcripts episode episodes podcast podcasts interview interviews guest guests speaker speakers host hosts author authors
  article articles source sources passage content contents material conversation conversations main key central important
  major common recurring prominent primary principal significant notable overall general theme themes topic topics subject
  subjects overview summary summarise summarize takeaway takeaways point points idea ideas issue issues insight insights
  discuss discussed discusses discussion discussions discussing mention mentioned mentions describe described describes explain
  explained explains highlight highlighted highlights identify identified address addressed emphasize emphasized emphasised
  cover covered covers present presented perceive perceived view views viewed opinion opinions perspective perspectives
  express expressed suggest suggested feel regard regarded regarding relate related concerning concern concerned involve
  involved involving happen happened happens talk talked talks speak speaks spoke spoken tell tells told name names named
  people person persons individual individuals figure figures player players character characters list lists give example
  examples specific specifically various different kind kinds type types way ways aspect aspects compare compared comparison
  difference differences differ versus contrast contradict contradictions contradiction contradictory disagree disagreement
  disagreements discrepancies inconsistencies agree timeline chronology sequence order time evolve evolved evolution course
  much many long often reason reasons cause causes caused role roles play plays played part exactly answer question questions
  organisation organisations organization organizations company companies place places location locations event events
  approach approaches strategy strategies particular following whole know known find found come came accounts account
  nutshell story stories information detail details tells matter matters stand stands centre center appear appears feature featured notice
  everything happening concerns concern important interesting interest connect connected connection connections behind
  thematic quote quotes standout stand spur clear follow language rhetoric tone attitude attitudes wording change changed changes
  changing first order shift shifted shifts stance stances position positions behind became become befell`.split(/\s+/),
)
const openings =
  /^(?:compare|describe|list|explain|tell|summari[sz]e|give|name|show|how|what|which|who|whom|whose|when|where|why|is|are|was|were|do|does|did|has|have|had|can|could|will|would|should|in|on|at|by|from|to|for|with|of|and|the|a|an|according|as|are|across|among|between|about|please|identify|discuss|outline|find|were|whether|if|during|after|before)$/i
const capitalised =
  /\p{Lu}[\p{L}\p{N}&.'’-]*(?:\s+(?:(?:of|the|and|de|van|von|la|le|for|&)\s+){0,2}(?:\p{Lu}[\p{L}\p{N}&.'’-]*|\d+\b))*/gu

/** A question taken apart with the collection's statistics. Deterministic; asks the vocabulary a handful of times. */
export function readQuestion(question: string, vocabulary: Vocabulary): QuestionReading {
  const span = askedSpan(question)
  const isTime = (word: string): boolean => span !== undefined && /^(?:fy ?'?\d{2,4}(?:q[1-4])?|\d{4})$/i.test(word)
  const names = namesIn(question)
    .filter((text) => !isTime(text))
    .map((text) => ({ ...lookUp(text, vocabulary), attributed: isAttributed(text, question) }))
  const known = new Map<string, QuestionTerm>()
  const inNames = new Set(names.flatMap((name) => name.stems))
  const kind = questionKind(question)
  const asked = whoIsAsked(question) ?? (kind.kind === 'themes' ? whatIsAsked(question) : undefined)
  const phrases = phrasesIn(question)
  for (const word of contentWords(question)) {
    if (isTime(word) || word === asked || (kind.type !== '' && typeWords.has(word))) continue
    const key = stem(baseForm(word))
    if (known.has(key) || (metaWords.has(word) && !inNames.has(key)) || (word.length < 2 && !/\d/.test(word))) continue
    const chunks = chunksWithForms(word, vocabulary)
    known.set(key, {
      word,
      stem: key,
      weight: rarity(chunks, vocabulary),
      present: chunks > 0,
      common: chunks >= Math.max(3, vocabulary.chunks * 0.01),
      entities: new Set(
        vocabulary
          .entitiesNamed(word)
          .slice(0, 4)
          .map((entity) => entity.id),
      ),
    })
  }
  const terms = [...known.values()]
  // An absent participle beside words that are there is how the question is put, not what it asks for.
  const kept = terms.filter(
    (term) =>
      term.present ||
      !/(?:ed|ing)$/.test(term.word) ||
      phrases.some((phrase) => phrase.includes(term.word)) ||
      inNames.has(term.stem) ||
      !terms.some((other) => other.present),
  )
  return { ...kind, question, terms: kept, names, phrases, span }
}

/** Whether a question asks for themes, or in such common words that any report may speak to it. */
export function isBroad({ kind, terms, names }: QuestionReading): boolean {
  if (names.length > 0 || terms.length === 0) return false
  return kind === 'themes' || terms.filter((term) => term.common).length * 2 > terms.length
}

/** Words by which a list asks for its type. */
const typeWords = new Set(
  `country countries nation nations city cities region regions town towns firm firms institution institutions agency agencies
  product products leader leaders politician politicians man men woman women actors business businesses`.split(/\s+/),
)

function phrasesIn(question: string): string[] {
  const plain = (word: string): boolean => !stopwords.has(word) && !metaWords.has(word) && !openings.test(word)
  return [...question.matchAll(/(?<![\p{L}'’-])(?=(\p{Ll}{3,}) (\p{Ll}{3,})(?![\p{L}'’-]))/gu)].flatMap((match) =>
    plain(match[1] ?? '') && plain(match[2] ?? '') ? [`${match[1] ?? ''} ${match[2] ?? ''}`] : [],
  )
}

/** In `What do the presidents say about war?` the presidents: who wrote the documents, not what they speak of. */
function whoIsAsked(question: string): string | undefined {
  return /\b(?:[Ww]hat|[Hh]ow) (?:do|did|does|have|has) (?:the |all |most |different )*(\p{Ll}+s) (?:say|said|think|thought|talk|speak|believe|feel|argue|write|written|describe)\b/u.exec(
    question,
  )?.[1]
}

/** In `What are the main themes of the addresses?` the addresses: the documents themselves. */
function whatIsAsked(question: string): string | undefined {
  return /\b(?:of|in|across|from|throughout) (?:the|these|this|all|all the) (\p{Ll}+)\s*\??$/u.exec(question)?.[1]
}

function isAttributed(name: string, question: string): boolean {
  return /\b(?:of|at|in|on) (?:the |a |an )?["“]?$/i.test(question.slice(0, Math.max(0, question.indexOf(name))))
}

/** What the collection knows of a name. */
export function lookUp(text: string, vocabulary: Vocabulary): Omit<QuestionName, 'attributed'> {
  const words = contentWords(text)
  const found = vocabulary.entitiesNamed(text)
  const present =
    found.length > 0 ||
    (words.length > 0 && words.every((word) => word.length < 2 || chunksWithForms(word, vocabulary) > 0))
  const last = words.at(-1) ?? ''
  const sharers = vocabulary.entitiesNamed(last).filter((entity) => entity.type === found[0]?.type)
  const alone = last.length > 2 && !/^\d/.test(last) && found[0]?.type === 'person' && sharers.length === 1
  return {
    text,
    stems: contentStems(text),
    entities: new Set(found.slice(0, 5).map((entity) => entity.id)),
    alone,
    present,
    weight: Math.max(0, ...words.map((word) => rarity(chunksWithForms(word, vocabulary), vocabulary))),
  }
}

function chunksWithForms(word: string, vocabulary: Vocabulary): number {
  const count = (forms: readonly string[]): number => forms.reduce((sum, form) => sum + vocabulary.chunksWith(form), 0)
  // What a word's family says is said of it: bribery of bribes. Only where the word itself stands nowhere.
  return count(irregularForms(word)) || count(familyOf(word))
}

function rarity(chunks: number, vocabulary: Vocabulary): number {
  return Math.log(1 + vocabulary.chunks / (1 + chunks))
}

function namesIn(question: string): string[] {
  const quoted = [...question.matchAll(/["“]([^"”]{2,60})["”]/g)].map((match) => match[1] ?? '')
  const titled = question
    .split(/\s+/)
    .slice(1)
    .filter((word) => /^\p{Lu}/u.test(word) && stopwords.has(word.toLowerCase()) && !/^[\p{Lu}&]+$/u.test(word))
  if (titled.length > 1) return [...new Set(quoted)]
  const plain = [...question.matchAll(capitalised)].flatMap((match) => {
    const parts = match[0].split(/\s+/)
    while (parts.length > 0 && openings.test(parts[0] ?? '')) parts.shift()
    return parts.join(' ').split(/\s+and\s+(?=the\s|\p{Lu})/u)
  })
  const clean = [...quoted, ...plain].map((name) => name.replace(/^the\s+/i, '').replace(/['’]s$|[.,'’-]+$/g, ''))
  return [
    ...new Set(clean.filter((name) => contentWords(name).some((word) => word.length > 1 && !metaWords.has(word)))),
  ]
}
