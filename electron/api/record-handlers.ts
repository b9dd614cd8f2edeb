import type { EngineContract } from '../../shared/contract/engine.ts'
import { StrataError } from '../../shared/contract/errors.ts'
import type { Handlers } from '../../shared/contract/method.ts'
import type { Dataset } from '../../shared/model/index.ts'
import { findContradictions } from '../algorithms/claims/find-contradictions.ts'
import { claimsOfEntity, readClaim } from '../store/claims.ts'
import { allCommunities, communitiesOfEntity } from '../store/communities.ts'
import { listDocuments, listSkipped, readDocument } from '../store/documents.ts'
import { neighboursOf, readEntity, searchEntities } from '../store/entities.ts'
import { readEvidence } from '../store/evidence.ts'
import { readRelationship } from '../store/relationships.ts'
import { readReport, reportTitles } from '../store/reports.ts'
import type { OpenCollections } from './open-collections.ts'
import { readSnapshot } from './read-snapshot.ts'

type Names =
  | 'documents.list'
  | 'documents.read'
  | 'graph.snapshot'
  | 'entities.search'
  | 'entities.get'
  | 'relationships.get'
  | 'claims.get'
  | 'reports.tree'
  | 'reports.get'
  | 'evidence.chain'

/** What a record of each dataset is called. */
export const recordNames: Readonly<Record<Dataset, string>> = {
  reports: 'report',
  entities: 'entity',
  relationships: 'relationship',
  claims: 'claim',
  sources: 'source',
}

/** The value, or `not-found` with the record's kind and id. */
export function found<T>(value: T | undefined, kind: string, id: number): T {
  if (value === undefined) throw new StrataError('not-found', `There is no ${kind} ${id} in this collection.`)
  return value
}

/** Reading what a collection holds. */
export function createRecordHandlers(open: OpenCollections): Pick<Handlers<EngineContract>, Names> {
  const at = (collection: string) => open.get(collection).store
  return {
    'documents.list': ({ collection }) => ({
      documents: listDocuments(at(collection)),
      skipped: listSkipped(at(collection)),
    }),
    'documents.read': ({ collection, id }) => found(readDocument(at(collection), id), 'document', id),
    'graph.snapshot': ({ collection, level, limit }) => readSnapshot(at(collection), level, limit),
    'entities.search': ({ collection, query, limit }) => searchEntities(at(collection), query, limit),
    'entities.get': ({ collection, id }) => {
      const store = at(collection)
      const titles = reportTitles(store)
      const claims = claimsOfEntity(store, id)
      return {
        entity: found(readEntity(store, id), 'entity', id),
        neighbours: neighboursOf(store, id),
        claims,
        contradictions: [...findContradictions(claims)],
        communities: communitiesOfEntity(store, id).map((community) => ({
          id: community.id,
          level: community.level,
          title: titles.get(community.id)?.title ?? `Community ${community.id}`,
        })),
      }
    },
    'relationships.get': ({ collection, id }) => {
      const store = at(collection)
      const relationship = found(readRelationship(store, id), 'relationship', id)
      return {
        relationship,
        source: found(readEntity(store, relationship.source), 'entity', relationship.source),
        target: found(readEntity(store, relationship.target), 'entity', relationship.target),
      }
    },
    'claims.get': ({ collection, id }) => found(readClaim(at(collection), id), 'claim', id),
    'reports.tree': ({ collection }) => {
      const store = at(collection)
      const titles = reportTitles(store)
      return allCommunities(store).flatMap(({ id, level, parent, children, size, gathered }) => {
        const report = titles.get(id)
        return report
          ? [{ id, level, parent, children, size, gathered, title: report.title, rating: report.rating }]
          : []
      })
    },
    'reports.get': ({ collection, id }) => found(readReport(at(collection), id), 'report', id),
    'evidence.chain': ({ collection, dataset, id }) =>
      found(readEvidence(at(collection), dataset, id), recordNames[dataset], id),
  }
}
