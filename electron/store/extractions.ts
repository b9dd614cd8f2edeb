import { saveClaimInstances, type NewClaimInstance } from './claims.ts'
import { all, each, run, type Reader, type Writer } from './connection.ts'
import { forgetMadeFrom } from './meta.ts'

export interface NewMention {
  readonly name: string
  readonly type: string
  readonly description: string
  readonly start: number
  readonly end: number
  readonly sentenceStart: number
  readonly sentenceEnd: number
}

export interface NewInstance {
  /** Positions in the list of mentions handed in with it. */
  readonly source: number
  readonly target: number
  readonly description: string
  readonly phrase: string
  readonly strength: number
  readonly start: number
  readonly end: number
}

/**
 * Replaces what a chunk was found to say, and notes who read it. The new mentions have to be resolved, even where a
 * document came back whose chunks have the uids they had before.
 */
export function saveExtraction(
  writer: Writer,
  chunk: number,
  mentions: readonly NewMention[],
  instances: readonly NewInstance[],
  claims: readonly NewClaimInstance[],
  by: { readonly name: string; readonly fingerprint: string },
): void {
  run(writer, 'DELETE FROM mentions WHERE chunk = ?', chunk)
  forgetMadeFrom(writer, 'resolve')
  const ids = mentions.map((mention) =>
    run(
      writer,
      `INSERT INTO mentions (chunk, name, type, description, span_start, span_end, sentence_start, sentence_end)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      chunk,
      mention.name,
      mention.type,
      mention.description,
      mention.start,
      mention.end,
      mention.sentenceStart,
      mention.sentenceEnd,
    ),
  )
  for (const { source, target, description, phrase, strength, start, end } of instances) {
    run(
      writer,
      `INSERT INTO relationship_instances (chunk, source, target, description, phrase, strength, span_start, span_end)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      chunk,
      ids[source],
      ids[target],
      description,
      phrase,
      strength,
      start,
      end,
    )
  }
  saveClaimInstances(writer, chunk, claims, ids)
  run(writer, 'UPDATE chunks SET extracted_by = ?, analyst = ? WHERE id = ?', by.fingerprint, by.name, chunk)
}

export interface StoredMention extends NewMention {
  readonly id: number
  readonly chunk: number
  readonly document: number
  /** The fingerprint of who read its chunk. */
  readonly by: string
}

/** Every mention, document by document in the order of the text. */
export const allMentions = (reader: Reader): StoredMention[] =>
  all(
    reader,
    `SELECT m.id, m.chunk, c.document, m.name, m.type, m.description, m.span_start AS "start", m.span_end AS "end",
       m.sentence_start AS sentenceStart, m.sentence_end AS sentenceEnd, ifnull(c.extracted_by, '') AS by
     FROM mentions m JOIN chunks c ON c.id = m.chunk
     ORDER BY c.document, m.span_start, m.span_end, c.ordinal, m.id`,
  )

export interface StoredInstance {
  readonly id: number
  readonly chunk: number
  readonly document: number
  readonly source: number
  readonly target: number
  readonly description: string
  readonly phrase: string
  readonly strength: number
  readonly start: number
  readonly end: number
}

/** Every instance of a relationship; `source` and `target` are ids of mentions. */
export const allInstances = (reader: Reader): IterableIterator<StoredInstance> =>
  each(
    reader,
    `SELECT r.id, r.chunk, c.document, r.source, r.target, r.description, r.phrase, r.strength,
       r.span_start AS "start", r.span_end AS "end"
     FROM relationship_instances r JOIN chunks c ON c.id = r.chunk
     ORDER BY c.document, r.span_start, r.id`,
  )
