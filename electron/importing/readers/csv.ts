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
  const titleRows = countTitleRows(data)
  const [first = [], ...rest] = data.slice(titleRows)
  const headed = rest.length > 0 && isHeader(first)
  const names = headed ? first : []
  const bare = data.slice(0, headed ? titleRows : data.length).map((cells) => toRow(cells, []))
  return documentsOfRows([...bare, ...(headed ? rest : []).map((cells) => toRow(cells, names))], 'csv', file.name)
}

function toRow(cells: readonly string[], names: readonly string[]): Row {
  return cells.map((cell, at) => [names[at] ?? '', cell] as const)
}

/** Spreadsheets often open with a title alone in its row, above the names of the columns. */
function countTitleRows(data: readonly (readonly string[])[]): number {
  const first = data.findIndex((cells) => cells.filter((cell) => cell.trim() !== '').length > 1)
  return Math.max(first, 0)
}

/** Names are not numbers, and no two columns share one. */
function isHeader(cells: readonly string[]): boolean {
  const names = cells.map((cell) => cell.trim().toLowerCase()).filter((name) => name !== '')
  return (
    names.length > 0 && new Set(names).size === names.length && !names.some((name) => /^[-+]?[\d.,]+%?$/.test(name))
  )
}
