import type { ChunkToRead, DocumentToRead, Extraction, ExtractedMention, ExtractedRelationship } from '../../analyst.ts'
import { detectLanguage } from '../languages/detect-language.ts'
import { readOtherLanguage } from '../languages/read-by-language.ts'
import { relationshipsBetween, relationshipsWithin, type PlacedSentence } from './find-relationships.ts'
import { readDocument } from './read-document.ts'
import { loadTagger } from './tag-words.ts'

/** The position of the chunk that tells a sentence: the first that holds it wholly, else the one in which it begins. */
function chunkOf(chunks: readonly ChunkToRead[], start: number, end: number): number {
  const whole = chunks.findIndex((chunk) => chunk.start <= start && end <= chunk.end)
  return whole >= 0 ? whole : chunks.findIndex((chunk) => chunk.start <= start && start < chunk.end)
}

/**
 * Reads one document and yields what each of its chunks says, in the order of the chunks. Every sentence is told by one
 * chunk only; a relationship is a pair of names in one sentence, or in two that follow each other. Throws the signal's
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
  let before: (PlacedSentence & { readonly chunk: unknown }) | undefined
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
    const placed = { sentence, offset }
    const found = relationshipsWithin(document.text, placed)
    if (before?.chunk === chunk) found.push(...relationshipsBetween(document.text, before, placed))
    for (const relationship of found) chunk.relationships.push({ ...relationship, description: '' })
    before = { ...placed, chunk }
  }
  for (const [i, chunk] of chunks.entries()) {
    signal.throwIfAborted()
    yield { chunk: chunk.id, mentions: told[i]?.mentions ?? [], relationships: told[i]?.relationships ?? [] }
  }
}
