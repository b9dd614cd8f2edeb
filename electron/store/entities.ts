import type { Entity, EntityAlias, EntitySummary, Neighbour } from '../../shared/model/index.ts'
import { all, count, one, run, type Reader, type Writer } from './connection.ts'
import { linkRows } from './link-rows.ts'
import { makeUid } from './make-uid.ts'

export interface NewEntity {
  readonly name: string
  readonly type: string
  readonly description: string
  /** What the description was made from. */
  readonly describedFrom: string
  /** Who made it: fingerprint and name. */
  readonly describedBy: string
  readonly analyst: string
  readonly aliases: readonly EntityAlias[]
  readonly mentions: readonly number[]
  readonly documents: number
}

/**
 * Replaces the collection's entities, writing what is other than it was: those that were there keep their ids, those that are gone are deleted.
 * Returns the ids, in the order given.
 */
export function saveEntities(writer: Writer, entities: readonly NewEntity[]): number[] {
  const before = new Map(all<StoredEntity>(writer, storedEntities).map((row) => [row.uid, row]))
  const kept = new Set<number>()
  const links = new Map<number, number>()
  const ids = entities.map((entity) => {
    const uid = makeUid('entity', entity.name.toLowerCase(), entity.type)
    const aliases = JSON.stringify(entity.aliases)
    const row = before.get(uid)
    const { name, type, description, describedFrom, describedBy, analyst, documents } = entity
    const id =
      row && isSameEntity(row, entity, aliases)
        ? row.id
        : one<{ id: number }>(
            writer,
            `INSERT INTO entities (uid, name, type, description, described_from, described_by, analyst, aliases, mentions,
               documents, degree) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0)
             ON CONFLICT (uid) DO UPDATE SET name = excluded.name, description = excluded.description,
               described_from = excluded.described_from, described_by = excluded.described_by,
               analyst = excluded.analyst, aliases = excluded.aliases, mentions = excluded.mentions,
               documents = excluded.documents
             RETURNING id`,
            uid,
            name,
            type,
            description,
            describedFrom,
            describedBy,
            analyst,
            aliases,
            entity.mentions.length,
            documents,
          )!.id
    kept.add(id)
    if (row?.name !== name || row.aliases !== aliases) {
      if (row) run(writer, 'DELETE FROM entities_fts WHERE rowid = ?', id)
      const others = entity.aliases.map((alias) => alias.name).join(' · ')
      run(writer, 'INSERT INTO entities_fts (rowid, name, aliases) VALUES (?, ?, ?)', id, name, others)
    }
    for (const mention of entity.mentions) links.set(mention, id)
    return id
  })
  linkRows(writer, 'mentions', 'entity', links)
  for (const { id } of before.values()) {
    if (kept.has(id)) continue
    run(writer, 'DELETE FROM entities_fts WHERE rowid = ?', id)
    run(writer, 'DELETE FROM entities WHERE id = ?', id)
  }
  return ids
}

interface StoredEntity extends Pick<
  NewEntity,
  'name' | 'description' | 'describedFrom' | 'describedBy' | 'analyst' | 'documents'
> {
  readonly id: number
  readonly uid: string
  readonly aliases: string
  readonly mentions: number
}

const storedEntities = `
  SELECT id, uid, name, description, described_from AS describedFrom, described_by AS describedBy, analyst, aliases,
    mentions, documents
  FROM entities`

/** Whether nothing is to be written: most entities stay as they are when a document is added. */
const isSameEntity = (row: StoredEntity, entity: NewEntity, aliases: string): boolean =>
  row.name === entity.name &&
  row.description === entity.description &&
  row.describedFrom === entity.describedFrom &&
  row.describedBy === entity.describedBy &&
  row.analyst === entity.analyst &&
  row.documents === entity.documents &&
  row.mentions === entity.mentions.length &&
  row.aliases === aliases

type EntityRow = Omit<Entity, 'aliases'> & { aliases: string }
const columns = 'id, uid, name, type, description, aliases, mentions, documents, degree, analyst'
const fromRow = (row: EntityRow): Entity => ({ ...row, aliases: JSON.parse(row.aliases) as EntityAlias[] })

export const readEntity = (reader: Reader, id: number): Entity | undefined => {
  const row = one<EntityRow>(reader, `SELECT ${columns} FROM entities WHERE id = ?`, id)
  return row && fromRow(row)
}

export interface GraphEntity extends EntitySummary {
  readonly uid: string
  readonly description: string
  readonly x: number
  readonly y: number
}

/** Every entity in the order of its id. */
export const allEntities = (reader: Reader): GraphEntity[] =>
  all(reader, 'SELECT id, uid, name, type, description, degree, mentions, x, y FROM entities ORDER BY id')

export const setDegree = (writer: Writer, id: number, degree: number): void =>
  void run(writer, 'UPDATE entities SET degree = ? WHERE id = ?', degree, id)

export const setPosition = (writer: Writer, id: number, x: number, y: number): void =>
  void run(writer, 'UPDATE entities SET x = ?, y = ? WHERE id = ?', x, y, id)

/** Entities whose name or alias holds all the words, the last as a beginning; those of highest degree first. */
export function searchEntities(reader: Reader, query: string, limit: number): EntitySummary[] {
  const words = query.match(/[\p{L}\p{N}]+/gu)
  if (!words) return []
  const match = words.map((word, index) => (index === words.length - 1 ? `"${word}"*` : `"${word}"`)).join(' ')
  return all(
    reader,
    `SELECT id, name, type, degree, mentions FROM entities
     WHERE id IN (SELECT rowid FROM entities_fts WHERE entities_fts MATCH ?)
     ORDER BY degree DESC, mentions DESC, id LIMIT ?`,
    match,
    limit,
  )
}

/** What an entity is related to, the strongest first. */
export const neighboursOf = (reader: Reader, id: number): Neighbour[] =>
  all(
    reader,
    `SELECT e.id, e.name, e.type, e.degree, e.mentions, r.id AS relationship, r.weight, r.phrase, r.description
     FROM relationships r JOIN entities e ON e.id = CASE r.source WHEN ? THEN r.target ELSE r.source END
     WHERE r.source = ? OR r.target = ? ORDER BY r.weight DESC, e.degree DESC, e.id`,
    id,
    id,
    id,
  )

export interface Place {
  readonly document: number
  readonly chunk: number
  readonly start: number
  readonly end: number
}

/** The sentences that mention an entity, each once, in the order of the documents. */
export const placesOfEntity = (reader: Reader, id: number): Place[] =>
  all(
    reader,
    `SELECT c.document, min(m.chunk) AS chunk, m.sentence_start AS "start", m.sentence_end AS "end"
     FROM mentions m JOIN chunks c ON c.id = m.chunk
     WHERE m.entity = ? GROUP BY c.document, m.sentence_start, m.sentence_end ORDER BY c.document, m.sentence_start`,
    id,
  )

/** Every sentence of every entity, each once for each entity that it mentions, in the order of the documents. */
export const allEntityPlaces = (reader: Reader): (Place & { readonly entity: number })[] =>
  all(
    reader,
    `SELECT m.entity, c.document, min(m.chunk) AS chunk, m.sentence_start AS "start", m.sentence_end AS "end"
     FROM mentions m JOIN chunks c ON c.id = m.chunk
     WHERE m.entity IS NOT NULL GROUP BY c.document, m.sentence_start, m.sentence_end, m.entity
     ORDER BY c.document, m.sentence_start, m.sentence_end, m.entity`,
  )

/** Where an entity's name stands, each place once. */
export const mentionsOfEntity = (reader: Reader, id: number): Place[] =>
  all(
    reader,
    `SELECT c.document, min(m.chunk) AS chunk, m.span_start AS "start", m.span_end AS "end"
     FROM mentions m JOIN chunks c ON c.id = m.chunk
     WHERE m.entity = ? GROUP BY c.document, m.span_start, m.span_end ORDER BY c.document, m.span_start`,
    id,
  )

export const countEntities = (reader: Reader): number => count(reader, 'SELECT count(*) AS n FROM entities')
