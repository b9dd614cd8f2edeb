import papa from 'papaparse'
import type { Reader } from '../reader.ts'
import { documentsOfRows, type Row } from './records.ts'
import { requireText } from './text.ts'

/**
 * A table: records with `title` and `text` columns are a document each, any other table is one document with a line
 * "Column: value; Column: value" for each row. The delimiter is found by looking.
 */
export const readCsv: Reader = async (bytes, file) => {
  const { data } = papa.parse<string[]>(requireText(bytes), { skipEmptyLines: 'greedy' })
  const [first = [], ...rest] = data
  const headed = rest.length > 0 && isHeader(first)
  const names = headed ? first : []
  const rows = (headed ? rest : data).map((cells): Row => cells.map((cell, at) => [names[at] ?? '', cell] as const))
  return documentsOfRows(rows, 'csv', file.name)
}

/** Names are not numbers, and no two columns share one. */
function isHeader(cells: readonly string[]): boolean {
  const names = cells.map((cell) => cell.trim().toLowerCase()).filter((name) => name !== '')
  return names.length > 0 && new Set(names).size === names.length && !names.some((name) => /^[-+]?[\d.,]+%?$/.test(name))
}
