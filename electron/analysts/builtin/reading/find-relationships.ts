import type { ExtractedRelationship } from '../../analyst.ts'
import { findPairs, type Paired } from './find-pairs.ts'
import { standsFree } from './type-evidence.ts'
import { functionWords } from './word-lists.ts'
import type { ReadMention, ReadSentence } from './read-document.ts'

/** A sentence with the position of its first mention in its chunk's list of mentions. */
export interface PlacedSentence {
  readonly sentence: ReadSentence
  readonly offset: number
}

type Found = Omit<ExtractedRelationship, 'description'>

/** One sentence says both names; in neighbouring sentences the second only goes on with the first. */
const WHOLE = 1
const NEIGHBOURING = 0.25
/** Neighbours with more pairs than this are lists, which say nothing of each pair. */
const MOST_NEIGHBOURS = 12
/** So many code units may lie between neighbours, of sentences that name nothing. */
const WIDEST_GAP = 400

const weights: Readonly<Record<string, number>> = { concept: 0.5, '': 0.7 }
const paired = ({ name, start, type }: ReadMention): Paired => ({ name, start, weight: weights[type] ?? 1 })

/** The relationships within one sentence, which is their span: pairs of names, with the words that join them. */
export function relationshipsWithin(text: string, { sentence, offset }: PlacedSentence): Found[] {
  const { mentions, start, end } = sentence
  return findPairs(mentions.map(paired)).map(([source, target]) => ({
    source: offset + source,
    target: offset + target,
    phrase: phraseBetween(text, sentence, source, target),
    strength: WHOLE,
    start,
    end,
  }))
}

/**
 * The relationships between the names of two sentences that follow each other in one paragraph; their span is both
 * sentences. None where so many names meet that it is a list.
 */
export function relationshipsBetween(text: string, before: PlacedSentence, after: PlacedSentence): Found[] {
  const gap = text.slice(before.sentence.end, after.sentence.start)
  if (gap.length > WIDEST_GAP || /\n[^\S\n]*\n/.test(gap)) return []
  if (before.sentence.mentions.length * after.sentence.mentions.length > MOST_NEIGHBOURS) return []
  const said = new Set(after.sentence.mentions.map(({ name }) => name.toLowerCase()))
  return before.sentence.mentions.flatMap((one, source) =>
    said.has(one.name.toLowerCase())
      ? []
      : after.sentence.mentions.map((_, target) => ({
          source: before.offset + source,
          target: after.offset + target,
          phrase: '',
          strength: NEIGHBOURING,
          start: before.sentence.start,
          end: after.sentence.end,
        })),
  )
}

const LONGEST_PHRASE = 70
const breaks = /[,;:()—–"“”?!\n]|\b(?:and|or|who|which|that|because|while|when|if|but|where|whether|although|than)\b/i
const helpers =
  /^ (?:is|was|are|were|be|been|has|have|had|will|would|shall|should|can|could|may|must|did|does|do|also|then|later|now|once|still|already|recently|first|just|never|not|finally|\p{Ll}+ly)(?= )/iu

/** The text from one name to the other where they are a verb's two ends, with no clause and no third name between. */
function phraseBetween(text: string, sentence: ReadSentence, a: number, b: number): string {
  const [one, two] = [sentence.mentions[a], sentence.mentions[b]]
  if (!one || !two || one.type === 'concept' || two.start <= one.end || b !== a + 1) return ''
  const between = text.slice(one.end, two.start)
  if (between.length > LONGEST_PHRASE || breaks.test(between)) return ''
  const after = text.slice(two.end, two.end + 20)
  if (/^['’]s/.test(after) || !standsFree.test(after)) return ''
  let at = 0
  for (let helper = helpers.exec(between); helper; helper = helpers.exec(between.slice(at))) at += helper[0].length
  const verb = /^ (\p{Ll}+)/u.exec(between.slice(at))
  const isVerb = verb && !functionWords.has(verb[1] ?? '') && sentence.verbs.includes(one.end + at + 1)
  const isCopula =
    at > 0 &&
    / (?:is|was|are|were|became)(?= )/.test(between.slice(0, at)) &&
    / (?:a|an|the|of|at|for|to)(?= )/.test(between)
  return isVerb || isCopula ? text.slice(one.start, two.end) : ''
}
