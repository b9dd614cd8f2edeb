import type { Finding } from '../../../../shared/model/index.ts'
import type { ContextClaim, ContextEntity, ContextRelationship, ContextReport, ReportContext } from '../../analyst.ts'
import { withoutCitations } from '../answer/citations.ts'

/**
 * A report's context as a model reads it: one table for each kind of record, with the ids that it is to cite. The rows and
 * headers are what packing counts, so what was packed to the limit is what is sent; every row begins with its id and ends
 * with its line, so that tokens never reach over from one to the next and their sums are exact.
 */
export const tableHeaders = {
  entities: '# Entities\nid,name,type,description\n',
  relationships: '# Relationships\nid,source,target,description,weight\n',
  claims: '# Claims\nid,subject,object,type,status,start_date,end_date,description\n',
  reports: '# Reports\nid,title,rating,report\n',
} as const

type NameOf = (entity: number) => string

export const entityRow = ({ id, name, type, description }: Omit<ContextEntity, 'contexts' | 'degree' | 'mentions'>) =>
  row([id, name, type, description])

export const relationshipRow = (
  { id, source, target, weight, description }: Omit<ContextRelationship, 'contexts'>,
  nameOf: NameOf,
) => row([id, nameOf(source), nameOf(target), description, weight])

export const claimRow = (
  { id, subject, object, type, status, startDate, endDate, description }: Omit<ContextClaim, 'sentence' | 'uid'>,
  nameOf: NameOf,
) => row([id, nameOf(subject), object === null ? '' : nameOf(object), type, status, startDate, endDate, description])

/** The whole report, without its citations: they are of records that do not stand in this context. */
export const reportRow = ({ id, title, rating, summary, findings }: Omit<ContextReport, 'size'>) =>
  row([id, title, rating, [withoutCitations(summary), ...findings.map(findingText)].join(' ')])

const findingText = ({ summary, explanation }: Pick<Finding, 'summary' | 'explanation'>): string =>
  `${summary.replace(/[.:]$/, '')}: ${withoutCitations(explanation)}`

/** A context as text. */
export function renderContext(
  context: Pick<ReportContext, 'entities' | 'relationships' | 'claims' | 'subReports'>,
): string {
  const { entities, relationships, claims, subReports } = context
  const names = new Map(entities.map(({ id, name }) => [id, name]))
  const nameOf = (id: number): string => names.get(id) ?? ''
  return [
    table(tableHeaders.reports, subReports.map(reportRow)),
    table(tableHeaders.entities, entities.map(entityRow)),
    table(
      tableHeaders.relationships,
      relationships.map((one) => relationshipRow(one, nameOf)),
    ),
    table(
      tableHeaders.claims,
      claims.map((one) => claimRow(one, nameOf)),
    ),
  ].join('')
}

const table = (header: string, rows: readonly string[]): string => (rows.length === 0 ? '' : header + rows.join(''))

const row = (cells: readonly (string | number)[]): string => `${cells.map(cell).join(',')}\n`

/** One line; in quotes where it holds a comma or a quote. */
function cell(value: string | number): string {
  const text = String(value).replace(/\s+/g, ' ').trim()
  return /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
