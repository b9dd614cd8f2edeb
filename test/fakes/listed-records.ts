/** A record that a prompt shows with its id. */
export interface ListedRecord {
  readonly dataset: string
  readonly id: number
  readonly text: string
}

const heading = /^[^\p{L}\d]*(entities|relationships|claims|reports|sources|chunks|communities)[^\p{L}\d]*$/iu
const named = /^[^\p{L}\d]*(entity|relationship|claim|report|source|chunk)s?\s+\(?(\d+)\)?\W*(.*)$/iu
const row = /^\W*(\d+)\s*[,|\t:.)]\s*(.*)$/u
const plural: Readonly<Record<string, string>> = {
  entity: 'Entities',
  entities: 'Entities',
  relationship: 'Relationships',
  relationships: 'Relationships',
  claim: 'Claims',
  claims: 'Claims',
  report: 'Reports',
  reports: 'Reports',
  communities: 'Reports',
  source: 'Sources',
  sources: 'Sources',
  chunk: 'Sources',
  chunks: 'Sources',
}

/**
 * The records of tables under headings, rows that begin with an id, and of headings with an id such as `Report 2`; lines that
 * begin with a bar and a blank are text of the record above.
 */
export function listedRecords(text: string): readonly ListedRecord[] {
  const records: ListedRecord[] = []
  let dataset = 'Reports'
  for (const line of text.split('\n')) {
    const own = /^\| (.*)$/.exec(line)?.[1]
    const above = own === undefined ? undefined : records.pop()
    if (above !== undefined) {
      records.push({ ...above, text: `${above.text} ${own}`.trim() })
      continue
    }
    const section = heading.exec(line)
    const one = named.exec(line)
    const cells = row.exec(line)
    if (section?.[1] !== undefined) dataset = plural[section[1].toLowerCase()] ?? dataset
    else if (one?.[1] !== undefined)
      records.push({ dataset: plural[one[1].toLowerCase()] ?? dataset, id: Number(one[2]), text: one[3] ?? '' })
    else if (cells !== null) records.push({ dataset, id: Number(cells[1]), text: cells[2] ?? '' })
    else if (!/^\W*id\b/i.test(line)) {
      const last = records.pop()
      if (last !== undefined) records.push({ ...last, text: `${last.text} ${line.trim()}`.trim() })
    }
  }
  return records
}

/** `[Data: Entities (5, 7); Relationships (23)]`, at most five of each; '' for none. */
export function citationOf(records: readonly ListedRecord[]): string {
  const datasets = [...new Set(records.map(({ dataset }) => dataset))]
  const parts = datasets.map((dataset) => {
    const ids = [...new Set(records.filter((record) => record.dataset === dataset).map(({ id }) => id))]
    return `${dataset} (${ids.slice(0, 5).join(', ')}${ids.length > 5 ? ', +more' : ''})`
  })
  return parts.length === 0 ? '' : `[Data: ${parts.join('; ')}]`
}
