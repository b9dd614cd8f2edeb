import type { Claim, ClaimView } from '../../shared/model/index.ts'
import { all, count, each, one, run, type Reader, type Writer } from './connection.ts'
import { makeUid } from './make-uid.ts'

/** What a sentence was found to claim; its ends are mentions. */
export interface NewClaimInstance {
  /** Positions in the list of mentions handed in with it. */
  readonly subject: number
  readonly object: number | null
  readonly type: string
  readonly verb: string
  readonly status: Claim['status']
  readonly startDate: string
  readonly endDate: string
  readonly amount: string
  readonly description: string
  readonly start: number
  readonly end: number
}

/** Keeps what a chunk claims; `mentions` are the ids of its mentions, in the order in which claims count them. */
export function saveClaimInstances(
  writer: Writer,
  chunk: number,
  claims: readonly NewClaimInstance[],
  mentions: readonly number[],
): void {
  for (const claim of claims) {
    run(
      writer,
      `INSERT INTO claim_instances (chunk, subject, object, type, verb, status, start_date, end_date, amount, description,
         span_start, span_end) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      chunk,
      mentions[claim.subject],
      claim.object === null ? null : mentions[claim.object],
      claim.type,
      claim.verb,
      claim.status,
      claim.startDate,
      claim.endDate,
      claim.amount,
      claim.description,
      claim.start,
      claim.end,
    )
  }
}

export interface StoredClaimInstance extends NewClaimInstance {
  readonly chunk: number
  readonly document: number
  /** Who read it. */
  readonly analyst: string
}

/** Every claim as it was read; `subject` and `object` are ids of mentions. */
export const allClaimInstances = (reader: Reader): IterableIterator<StoredClaimInstance> =>
  each(
    reader,
    `SELECT k.chunk, c.document, k.subject, k.object, k.type, k.verb, k.status, k.start_date AS startDate,
       k.end_date AS endDate, k.amount, k.description, k.span_start AS "start", k.span_end AS "end", c.analyst
     FROM claim_instances k JOIN chunks c ON c.id = k.chunk
     ORDER BY c.document, k.span_start, k.id`,
  )

export interface NewClaim extends Omit<StoredClaimInstance, 'document'> {
  /** `subject` and `object` are ids of entities; these are their uids, and that of the chunk's document. */
  readonly subjectUid: string
  readonly objectUid: string
  readonly documentUid: string
}

/**
 * Replaces the collection's claims: those that were there keep their ids, those that are gone are deleted. Of several
 * that are one (same sentence, ends, type and verb) the first is kept.
 */
export function saveClaims(writer: Writer, claims: readonly NewClaim[]): void {
  const kept = new Set<number>()
  for (const claim of claims) {
    const { subjectUid, objectUid, documentUid, type, verb, start, end } = claim
    const id = one<{ id: number }>(
      writer,
      `INSERT INTO claims (uid, subject, object, type, verb, status, start_date, end_date, amount, description, chunk,
         span_start, span_end, analyst) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (uid) DO UPDATE SET subject = excluded.subject, object = excluded.object, status = excluded.status,
         start_date = excluded.start_date, end_date = excluded.end_date, amount = excluded.amount,
         description = excluded.description, chunk = excluded.chunk, analyst = excluded.analyst
       RETURNING id`,
      makeUid('claim', documentUid, start, end, subjectUid, objectUid, type, verb),
      claim.subject,
      claim.object,
      type,
      verb,
      claim.status,
      claim.startDate,
      claim.endDate,
      claim.amount,
      claim.description,
      claim.chunk,
      start,
      end,
      claim.analyst,
    )!.id
    kept.add(id)
  }
  for (const { id } of all<{ id: number }>(writer, 'SELECT id FROM claims')) {
    if (!kept.has(id)) run(writer, 'DELETE FROM claims WHERE id = ?', id)
  }
}

type Row = Omit<ClaimView, 'span'> & { document: number; start: number; end: number }

const select = `
  SELECT k.id, k.uid, k.subject, k.object, k.type, k.verb, k.status, k.start_date AS startDate, k.end_date AS endDate,
    k.amount, k.description, k.analyst, s.name AS subjectName, o.name AS objectName, d.title AS documentTitle, d.id AS document,
    k.span_start AS "start", k.span_end AS "end"
  FROM claims k JOIN entities s ON s.id = k.subject LEFT JOIN entities o ON o.id = k.object
    JOIN chunks c ON c.id = k.chunk JOIN documents d ON d.id = c.document`

const fromRow = ({ document, start, end, ...row }: Row): ClaimView => ({ ...row, span: { document, start, end } })

export const readClaim = (reader: Reader, id: number): ClaimView | undefined => {
  const row = one<Row>(reader, `${select} WHERE k.id = ?`, id)
  return row && fromRow(row)
}

/** What is claimed of an entity, as subject or object: the dated first and by date, then in the order of the documents. */
export const claimsOfEntity = (reader: Reader, id: number): ClaimView[] =>
  all<Row>(
    reader,
    `${select} WHERE k.subject = ? OR k.object = ?
     ORDER BY k.start_date = '' AND k.end_date = '', coalesce(nullif(k.start_date, ''), k.end_date), d.id, k.span_start, k.id`,
    id,
    id,
  ).map(fromRow)

/** Every claim with its chunk, in the order of its id. */
export const allClaims = (
  reader: Reader,
): (Claim & { chunk: number; document: number; start: number; end: number })[] =>
  all(
    reader,
    `SELECT k.id, k.uid, k.subject, k.object, k.type, k.verb, k.status, k.start_date AS startDate, k.end_date AS endDate,
       k.amount, k.description, k.analyst, k.chunk, c.document, k.span_start AS "start", k.span_end AS "end"
     FROM claims k JOIN chunks c ON c.id = k.chunk ORDER BY k.id`,
  )

export const countClaims = (reader: Reader): number => count(reader, 'SELECT count(*) AS n FROM claims')
