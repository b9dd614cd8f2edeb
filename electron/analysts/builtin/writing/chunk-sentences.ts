import type { ChunkToMap } from '../../analyst.ts'
import { speakerLabelAt, splitSentences } from '../reading/split-sentences.ts'
import { contentStems } from './content-stems.ts'
import { escapeMarkdown } from './escape-markdown.ts'
import { plainSentence } from './plain-sentence.ts'
import type { SentenceToScore } from './score-sentence.ts'

/** A sentence of a chunk as map weighs it. */
export interface ChunkSentence extends SentenceToScore {
  readonly markdown: string
  readonly document: number
  readonly given: ReadonlySet<string>
  /** Who says it, where the chunk tells. */
  readonly voice?: string | undefined
  /** The same where it says `I` or `we`, which nobody understands without. */
  readonly speaker?: string | undefined
}

/** A label of a speaker that looks like none: `danah boyd: Well, `. */
const unmarked = /^\p{L}[\p{L}.'’-]*(?: \p{L}[\p{L}.'’-]*){0,3}: /u
/** Speaks of the one who speaks. */
const firstPerson = /\b(?:I|I['’](?:m|ve|d|ll)|my|me|we|We|our|Our|us|My)\b/
/** Speaks of somebody or something named before. */
const thirdPerson =
  /^["“'‘(]*(?:\p{L}+[ ,]+){0,4}(?:he|she|it|they|his|her|its|their|the (?:company|firm|fund|bank|charity|client|man|woman|couple|ship|vessel|town|city|country|film|book|song|band|team|school|club|author))\b/iu

/** Words; a longer title is no name of what its document is about. */
const longestName = 4

/**
 * The sentences that stand in a chunk from end to end, in their order, each with the one before it as its headline and with
 * the entities that it mentions. Labels of speakers are none; they name who says what follows.
 */
export function chunkSentences(chunk: ChunkToMap): readonly ChunkSentence[] {
  const text = chunk.before + chunk.text + chunk.after
  const start = chunk.before.length
  const end = start + chunk.text.length
  const offset = chunk.start - start
  const named = contentStems(chunk.title).length <= longestName ? chunk.title : ''
  const sentences: ChunkSentence[] = []
  let speaker: string | undefined
  let previous = ''
  for (const [at, span] of splitSentences(text).entries()) {
    if (speakerLabelAt(text, span.start, span.end)?.end === span.end) {
      speaker = sayName(text.slice(span.start, span.end))
      previous = ''
      continue
    }
    // What comes first is cut wherever the text before the chunk was.
    if (at === 0 && chunk.start > chunk.before.length) continue
    const own = plainSentence(withoutMarker(text.slice(span.start, span.end)))
    if (unmarked.test(own)) speaker = undefined
    if (span.start >= start && span.end <= end && own !== '') {
      const speaks = speaker !== undefined && firstPerson.test(own) ? speaker : undefined
      const before = thirdPerson.test(own) ? `${previous} ${named}` : ''
      sentences.push({
        markdown: escapeMarkdown(own),
        text: own,
        stems: contentStems(own),
        refs: chunk.mentions
          .filter((mention) => mention.start >= span.start + offset && mention.end <= span.end + offset)
          .map(({ entity }) => ({ dataset: 'entities', id: entity })),
        headline: previous,
        document: chunk.document,
        given: new Set([...contentStems(before), ...contentStems(speaks ?? '')]),
        voice: speaker,
        speaker: speaks,
      })
    }
    previous = own
  }
  return sentences
}

/** `KEVIN SCOTT:` as `Kevin Scott`. */
function sayName(label: string): string {
  const name = label
    .replace(/[*_[\]():\d]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return name.replace(/\p{Lu}{3,}/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase())
}

/** Without the bullet or number of a list, or the marks of a heading, before it. */
const withoutMarker = (sentence: string): string =>
  sentence.replace(/^\s*(?:(?:[-*•–>+]|#{1,6}|\d{1,3}[.)])\s+)+(?=["“'‘(]*\p{Lu})/u, '')
