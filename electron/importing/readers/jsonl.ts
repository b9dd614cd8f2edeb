import { SkipError, type Reader } from '../reader.ts'
import { documentsOfRows, type Row } from './records.ts'
import { requireText } from './text.ts'

const DEEPEST_VALUE = 20

/**
 * One JSON value a line: records with `title` and `text` strings are a document each, the others together are one
 * document with a line "key: value; key: value" each. Throws `damaged` naming the first line that is no JSON.
 */
export const readJsonl: Reader = async (bytes, file) => {
  const rows: Row[] = []
  for (const [at, line] of requireText(bytes).split('\n').entries()) {
    if (line.trim() === '') continue
    rows.push(fieldsOf('', parseLine(line, at + 1), 0))
  }
  return documentsOfRows(rows, 'jsonl', file.name)
}

function parseLine(line: string, number: number): unknown {
  try {
    return JSON.parse(line)
  } catch (error) {
    throw new SkipError('damaged', `Line ${number} is not valid JSON: correct it and add the file again.`, error)
  }
}

/** Nested values get dotted names; null says nothing and is left out. */
function fieldsOf(name: string, value: unknown, depth: number): Row {
  if (value === null || value === undefined || depth > DEEPEST_VALUE) return []
  if (typeof value !== 'object') return [[name, String(value)]]
  if (Array.isArray(value)) {
    const scalars = value.every((item) => typeof item !== 'object')
    return scalars ? [[name, value.join(', ')]] : value.flatMap((item) => fieldsOf(name, item, depth + 1))
  }
  return Object.entries(value).flatMap(([key, item]) => fieldsOf(name === '' ? key : `${name}.${key}`, item, depth + 1))
}
