import type { Relationship } from '../../shared/model/index.ts'
import { all, count, one, run, type Reader, type Writer } from './connection.ts'
import type { Place } from './entities.ts'
import { linkRows } from './link-rows.ts'
import { makeUid } from './make-uid.ts'

export interface NewRelationship {
  /** Ids of entities; the order says nothing. */
  readonly source: number
  readonly target: number
  readonly sourceUid: string
  readonly targetUid: string
  readonly weight: number
  readonly strength: number
  readonly phrase: string
  readonly description: string
  /** What the description was made from. */
  readonly describedFrom: string
  /** Who made it: fingerprint and name. */
  readonly describedBy: string
  readonly analyst: string
  /** Ids of its instances. */
  readonly instances: readonly number[]
}

/** Replaces the collection's relationships, writing what is other than it was: those that were there keep their ids, those that are gone are deleted. */
export function saveRelationships(writer: Writer, relationships: readonly NewRelationship[]): void {
  const before = new Map(all<StoredRelationship>(writer, storedRelationships).map((row) => [row.uid, row]))
  const kept = new Set<number>()
  const links = new Map<number, number>()
  for (const relationship of relationships) {
    const { source, target, sourceUid, targetUid, weight, strength, phrase } = relationship
    const { description, describedFrom, describedBy, analyst } = relationship
    const uid = makeUid('relationship', ...[sourceUid, targetUid].toSorted())
    const row = before.get(uid)
    const id =
      row && isSameRelationship(row, relationship)
        ? row.id
        : one<{ id: number }>(
            writer,
            `INSERT INTO relationships (uid, source, target, weight, strength, phrase, description, described_from,
               described_by, analyst) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
             ON CONFLICT (uid) DO UPDATE SET source = excluded.source, target = excluded.target,
               weight = excluded.weight, strength = excluded.strength, phrase = excluded.phrase,
               description = excluded.description, described_from = excluded.described_from,
               described_by = excluded.described_by, analyst = excluded.analyst
             RETURNING id`,
            uid,
            source,
            target,
            weight,
            strength,
            phrase,
            description,
            describedFrom,
            describedBy,
            analyst,
          )!.id
    kept.add(id)
    for (const instance of relationship.instances) links.set(instance, id)
  }
  linkRows(writer, 'relationship_instances', 'relationship', links)
  for (const { id } of before.values()) if (!kept.has(id)) run(writer, 'DELETE FROM relationships WHERE id = ?', id)
}

interface StoredRelationship extends Omit<NewRelationship, 'sourceUid' | 'targetUid' | 'instances'> {
  readonly id: number
  readonly uid: string
}

const storedRelationships = `
  SELECT id, uid, source, target, weight, strength, phrase, description, described_from AS describedFrom,
    described_by AS describedBy, analyst
  FROM relationships`

/** Whether nothing is to be written. */
const isSameRelationship = (row: StoredRelationship, made: NewRelationship): boolean =>
  row.source === made.source &&
  row.target === made.target &&
  row.weight === made.weight &&
  row.strength === made.strength &&
  row.phrase === made.phrase &&
  row.description === made.description &&
  row.describedFrom === made.describedFrom &&
  row.describedBy === made.describedBy &&
  row.analyst === made.analyst

const columns = 'id, uid, source, target, weight, strength, phrase, description, analyst'

export const readRelationship = (reader: Reader, id: number): Relationship | undefined =>
  one(reader, `SELECT ${columns} FROM relationships WHERE id = ?`, id)

export const allRelationships = (reader: Reader): Relationship[] =>
  all(reader, `SELECT ${columns} FROM relationships ORDER BY id`)

/** Every passage that a relationship stands on, each once for each relationship, in the order of the documents. */
export const allRelationshipPlaces = (reader: Reader): (Place & { readonly relationship: number })[] =>
  all(
    reader,
    `SELECT i.relationship, c.document, min(i.chunk) AS chunk, i.span_start AS "start", i.span_end AS "end"
     FROM relationship_instances i JOIN chunks c ON c.id = i.chunk
     WHERE i.relationship IS NOT NULL GROUP BY c.document, i.span_start, i.span_end, i.relationship
     ORDER BY c.document, i.span_start, i.span_end, i.relationship`,
  )

/** The passages a relationship stands on, each once, in the order of the documents. */
export const sentencesOfRelationship = (reader: Reader, id: number): Place[] =>
  all(
    reader,
    `SELECT c.document, min(i.chunk) AS chunk, i.span_start AS "start", i.span_end AS "end"
     FROM relationship_instances i JOIN chunks c ON c.id = i.chunk
     WHERE i.relationship = ? GROUP BY c.document, i.span_start, i.span_end ORDER BY c.document, i.span_start`,
    id,
  )

export const countRelationships = (reader: Reader): number => count(reader, 'SELECT count(*) AS n FROM relationships')
