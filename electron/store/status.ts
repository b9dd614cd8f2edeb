import type { CollectionStatus, Coverage, LevelSummary, Totals } from '../../shared/model/index.ts'
import { countChunks, countTokens } from './chunks.ts'
import { countClaims } from './claims.ts'
import { allCommunities, coverOf } from './communities.ts'
import { count, type Reader } from './connection.ts'
import { countDocuments, listSkipped } from './documents.ts'
import { countEntities } from './entities.ts'
import { listFailures } from './failures.ts'
import { listJobs } from './jobs.ts'
import { countRelationships } from './relationships.ts'
import { countReports, reportTitles } from './reports.ts'
import { listWritten } from './writers.ts'

export const readTotals = (reader: Reader): Totals => ({
  documents: countDocuments(reader),
  chunks: countChunks(reader),
  tokens: countTokens(reader),
  entities: countEntities(reader),
  relationships: countRelationships(reader),
  claims: countClaims(reader),
  communities: count(reader, 'SELECT count(*) AS n FROM communities'),
  reports: countReports(reader),
  skipped: listSkipped(reader),
})

export const readStatus = (reader: Reader): CollectionStatus => ({
  ...readTotals(reader),
  levels: readLevels(reader),
  coverage: readCoverage(reader),
  jobs: listJobs(reader),
  failed: listFailures(reader).map(({ stage, item, reason }) => ({ stage, item, reason })),
  written: listWritten(reader),
})

/** What each level's cover holds, level 0 first. */
function readLevels(reader: Reader): LevelSummary[] {
  const communities = allCommunities(reader)
  const reports = reportTitles(reader)
  const levels = communities.reduce((most, { level }) => Math.max(most, level + 1), 0)
  return Array.from({ length: levels }, (_, level) => {
    const cover = coverOf(communities, level)
    const written = cover.flatMap(({ id }) => reports.get(id) ?? [])
    return {
      level,
      communities: cover.length,
      reports: written.length,
      tokens: written.reduce((sum, { tokens }) => sum + tokens, 0),
      born: cover.filter((community) => community.level === level).length,
    }
  })
}

/** An entity is spoken of when its community has a report; a chunk and a document when they mention such an entity. */
function readCoverage(reader: Reader): Coverage {
  const spoken = `SELECT entity FROM community_members WHERE community IN (SELECT community FROM reports)`
  const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole)
  return {
    entities: share(count(reader, `SELECT count(DISTINCT entity) AS n FROM (${spoken})`), countEntities(reader)),
    gathered: share(
      count(reader, 'SELECT coalesce(sum(size), 0) AS n FROM communities WHERE gathered = 1'),
      countEntities(reader),
    ),
    chunks: share(
      count(reader, `SELECT count(DISTINCT chunk) AS n FROM mentions WHERE entity IN (${spoken})`),
      countChunks(reader),
    ),
    documents: share(
      count(
        reader,
        `SELECT count(DISTINCT c.document) AS n FROM mentions m JOIN chunks c ON c.id = m.chunk
         WHERE m.entity IN (${spoken})`,
      ),
      countDocuments(reader),
    ),
  }
}
