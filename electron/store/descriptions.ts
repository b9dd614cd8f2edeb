import { all, type Reader } from './connection.ts'

/** The descriptions of entities and relationships, by what each was made from. */
export const describedEarlier = (reader: Reader): ReadonlyMap<string, string> =>
  new Map(
    all<{ origin: string; description: string }>(
      reader,
      `SELECT described_from AS origin, description FROM entities WHERE described_from <> ''
       UNION ALL SELECT described_from, description FROM relationships WHERE described_from <> ''`,
    ).map(({ origin, description }) => [origin, description]),
  )
