import type { Dataset, EvidenceChain, EvidenceSpan, Span } from '../../shared/model/index.ts'
import { readChunk } from './chunks.ts'
import { readClaim } from './claims.ts'
import type { Reader } from './connection.ts'
import { one } from './connection.ts'
import { readDocument } from './documents.ts'
import { mentionsOfEntity, readEntity } from './entities.ts'
import { readRelationship, sentencesOfRelationship } from './relationships.ts'
import { readReport, spansOfReport } from './reports.ts'

interface Root {
  readonly title: string
  readonly text: string
  readonly spans: readonly Span[]
}

/** The chain under one record down to the documents, or nothing where there is no such record. */
export function readEvidence(reader: Reader, dataset: Dataset, id: number): EvidenceChain | undefined {
  const root = roots[dataset](reader, id)
  if (!root) return undefined
  return { record: { dataset, id, title: root.title, text: root.text }, chunks: quote(reader, root.spans) }
}

/** Only the titles, for citations. */
export const titleOfRecord = (reader: Reader, dataset: Dataset, id: number): string | undefined =>
  dataset === 'reports'
    ? one<{ title: string }>(reader, 'SELECT title FROM reports WHERE community = ?', id)?.title
    : roots[dataset](reader, id)?.title

const roots: Record<Dataset, (reader: Reader, id: number) => Root | undefined> = {
  reports: (reader, id) => {
    const report = readReport(reader, id)
    return report && { title: report.title, text: report.summary, spans: spansOfReport(reader, id) }
  },
  entities: (reader, id) => {
    const entity = readEntity(reader, id)
    return entity && { title: entity.name, text: entity.description, spans: mentionsOfEntity(reader, id) }
  },
  relationships: (reader, id) => {
    const relationship = readRelationship(reader, id)
    if (!relationship) return undefined
    const names = [relationship.source, relationship.target].map((end) => readEntity(reader, end)?.name ?? '')
    return {
      title: names.join(' — '),
      text: relationship.description,
      spans: sentencesOfRelationship(reader, id),
    }
  },
  claims: (reader, id) => {
    const claim = readClaim(reader, id)
    if (!claim) return undefined
    const ends = [claim.subjectName, claim.type, claim.objectName ?? []].flat()
    return { title: ends.join(' — '), text: claim.description, spans: [claim.span] }
  },
  sources: (reader, id) => {
    const chunk = readChunk(reader, id)
    const document = chunk && readDocument(reader, chunk.document)
    return document && { title: `${document.title}, part ${chunk.ordinal + 1}`, text: '', spans: [chunk] }
  },
}

function quote(reader: Reader, spans: readonly Span[]): EvidenceSpan[] {
  let last: ReturnType<typeof readDocument>
  return spans.flatMap(({ document, start, end }) => {
    if (last?.document !== document) last = readDocument(reader, document)
    if (!last) return []
    return [{ document, path: last.path, title: last.title, start, end, text: last.text.slice(start, end) }]
  })
}
