import { openCollectionReader } from '../../electron/api/collection-api.ts'
import { all } from '../../electron/store/connection.ts'
import { openReader } from '../../electron/store/open-collection.ts'

/** Everything a collection says, ids included; equal for two collections that are the same. */
export function fingerprintOf(file: string): unknown {
  const reader = openCollectionReader(file)
  const store = openReader(file)
  try {
    return {
      reports: reader.reports(),
      levels: reader.status().levels,
      documents: all(store, 'SELECT id, uid, title FROM documents ORDER BY id'),
      chunks: all(store, 'SELECT id, uid, extracted_by FROM chunks ORDER BY id'),
      mentions: all(store, 'SELECT * FROM mentions ORDER BY id'),
      instances: all(store, 'SELECT * FROM relationship_instances ORDER BY id'),
      claimInstances: all(store, 'SELECT * FROM claim_instances ORDER BY id'),
      claims: all(store, 'SELECT * FROM claims ORDER BY id'),
      names: all(store, 'SELECT * FROM name_decisions ORDER BY name, other'),
      entities: all(store, 'SELECT * FROM entities ORDER BY id'),
      relationships: all(store, 'SELECT * FROM relationships ORDER BY id'),
      communities: all(store, 'SELECT * FROM communities ORDER BY id'),
      evidence: all(store, 'SELECT * FROM report_evidence ORDER BY report, document, span_start, span_end'),
      members: all(store, 'SELECT * FROM community_members ORDER BY community, entity'),
    }
  } finally {
    store.close()
    reader.close()
  }
}
