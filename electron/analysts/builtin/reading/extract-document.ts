import type { ChunkToRead, DocumentToRead, Extraction, ExtractedMention, ExtractedRelationship } from '../../analyst.ts'
import { findPairs } from './find-pairs.ts'
import { detectLanguage } from '../languages/detect-language.ts'
import { readOtherLanguage } from '../languages/read-by-language.ts'
import { readDocument } from './read-document.ts'
import { loadTagger } from './tag-words.ts'

const weights: Readonly<Record<string, number>> = { concept: 0.5, '': 0.7 }

/** The position of the chunk that tells a sentence: the first that holds it wholly, else the one in which it begins. */
function chunkOf(chunks: readonly ChunkToRead[], start: number, end: number): number {
  const whole = chunks.findIndex((chunk) => chunk.start <= start && end <= chunk.end)
  return whole >= 0 ? whole : chunks.findIndex((chunk) => chunk.start <= start && start < chunk.end)
}

/**
 * Reads one document and yields what each of its chunks says, in the order of the chunks. Every sentence is told by one
 * chunk only; a relationship is a pair of names in one sentence, with the sentence as its span. Throws the signal's
 * reason when aborted.
 */
export async function* extractDocument(
  document: DocumentToRead,
  chunks: readonly ChunkToRead[],
  signal: AbortSignal,
): AsyncGenerator<Extraction> {
  signal.throwIfAborted()
  const language = detectLanguage(document.text)
  const sentences =
    readOtherLanguage(document, language) ?? readDocument(document, language === 'en' ? await loadTagger() : undefined)
  const told = chunks.map(() => ({ mentions: [] as ExtractedMention[], relationships: [] as ExtractedRelationship[] }))
  for (const sentence of sentences) {
    if (sentence.mentions.length === 0) continue
    const chunk = told[chunkOf(chunks, sentence.start, sentence.end)]
    if (!chunk) continue
    const offset = chunk.mentions.length
    for (const { name, type, start, end } of sentence.mentions) {
      chunk.mentions.push({
        name,
        type,
        description: '',
        start,
        end,
        sentenceStart: sentence.start,
        sentenceEnd: sentence.end,
      })
    }
    const paired = sentence.mentions.map(({ name, start, type }) => ({ name, start, weight: weights[type] ?? 1 }))
    for (const [source, target] of findPairs(paired)) {
      chunk.relationships.push({
        source: offset + source,
        target: offset + target,
        description: '',
        strength: 1,
        start: sentence.start,
        end: sentence.end,
      })
    }
  }
  for (const [i, chunk] of chunks.entries()) {
    signal.throwIfAborted()
    yield { chunk: chunk.id, mentions: told[i]?.mentions ?? [], relationships: told[i]?.relationships ?? [] }
  }
}
