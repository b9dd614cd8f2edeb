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
}

/**
 * The sentences that stand in a chunk from end to end, in their order, each with the one before it as its headline and with
 * the entities that it mentions. Labels of speakers are none; they name who says what follows.
 */
export function chunkSentences(chunk: ChunkToMap): readonly ChunkSentence[] {
  const text = chunk.before + chunk.text + chunk.after
  const start = chunk.before.length
  const end = start + chunk.text.length
  const offset = chunk.start - start
  const title = contentStems(chunk.title)
  const sentences: ChunkSentence[] = []
  let speaker: readonly string[] = []
  let previous = ''
  for (const [at, span] of splitSentences(text).entries()) {
    if (speakerLabelAt(text, span.start, span.end)?.end === span.end) {
      speaker = contentStems(text.slice(span.start, span.end))
      previous = ''
      continue
    }
    // What comes first is cut wherever the text before the chunk was.
    if (at === 0 && chunk.before !== '' && chunk.start > chunk.before.length) continue
    const own = plainSentence(withoutMarker(text.slice(span.start, span.end)))
    if (span.start >= start && span.end <= end && own !== '') {
      const refs = chunk.mentions
        .filter((mention) => mention.start >= span.start + offset && mention.end <= span.end + offset)
        .map(({ entity }) => ({ dataset: 'entities' as const, id: entity }))
      sentences.push({
        markdown: escapeMarkdown(own),
        text: own,
        stems: contentStems(own),
        refs,
        headline: previous,
        document: chunk.document,
        given: new Set([...title, ...speaker, ...contentStems(previous)]),
      })
    }
    previous = own
  }
  return sentences
}

/** Without the bullet or number of a list, or the marks of a heading, before it. */
const withoutMarker = (sentence: string): string =>
  sentence.replace(/^\s*(?:(?:[-*•–>+]|#{1,6}|\d{1,3}[.)])\s+)+(?=["“'‘(]*\p{Lu})/u, '')
