import { all, type Reader } from './connection.ts'

export interface Described {
  readonly description: string
  /** Who wrote it: fingerprint and name. */
  readonly by: string
  readonly analyst: string
}

/** The descriptions of entities and relationships, by what each was made from. */
export const describedEarlier = (reader: Reader): ReadonlyMap<string, Described> =>
  new Map(
    all<Described & { origin: string }>(
      reader,
      `SELECT described_from AS origin, description, described_by AS "by", analyst FROM entities WHERE described_from <> ''
       UNION ALL SELECT described_from, description, described_by, analyst FROM relationships WHERE described_from <> ''`,
    ).map(({ origin, ...described }) => [origin, described]),
  )

/** What the chunks say of an entity, each text once, in the order of the documents; none where no model has read them. */
export const descriptionsOfEntity = (reader: Reader, entity: number): readonly string[] =>
  all<{ description: string }>(
    reader,
    `SELECT description FROM mentions WHERE entity = ? AND description <> '' GROUP BY description ORDER BY min(id)`,
    entity,
  ).map(({ description }) => description)
