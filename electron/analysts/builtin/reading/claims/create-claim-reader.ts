import type { DocumentToRead, ExtractedClaim } from '../../../analyst.ts'
import type { ReadSentence } from '../read-document.ts'
import type { TagWords } from '../tag-words.ts'
import { findClaims } from './find-claims.ts'
import { writtenOf } from './written-of.ts'

/**
 * Reads the claims of a document's sentences; `offset` is the position that a sentence's first mention has in its chunk.
 * Without `tag` (the document is not English) there are none.
 */
export function createClaimReader(
  document: DocumentToRead,
  tag: TagWords | undefined,
): (sentence: ReadSentence, offset: number) => ExtractedClaim[] {
  if (!tag) return () => []
  const written = writtenOf(document)
  return ({ start, end, mentions }, offset) =>
    findClaims(document.text.slice(start, end), start, mentions, tag, written).map((claim) => ({
      ...claim,
      subject: offset + claim.subject,
      object: claim.object === null ? null : offset + claim.object,
      description: '',
      start,
      end,
    }))
}
