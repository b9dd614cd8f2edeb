import type { DocumentFormat } from '../../../shared/model/index.ts'
import { cleanText, tidyText } from '../clean-text.ts'
import type { ReadDocument } from '../reader.ts'
import { chooseTitle, titleFromName } from '../title.ts'

/** Named values in the order of the file. A field without a name is a value alone. */
export type Row = readonly (readonly [name: string, value: string])[]

/**
 * Rows of a table as documents: one for each row that has a title and a text field (any case), and the others
 * together as one, a readable line a row.
 */
export function documentsOfRows(rows: readonly Row[], format: DocumentFormat, name: string): readonly ReadDocument[] {
  const records: ReadDocument[] = []
  const lines: string[] = []
  for (const [at, row] of rows.entries()) {
    const title = fieldOf(row, 'title')
    const text = fieldOf(row, 'text')
    if (title === undefined || text === undefined) lines.push(lineOfRow(row))
    else {
      const part = `record ${at + 1}`
      records.push({
        title: chooseTitle([title], `${titleFromName(name)} ${part}`),
        text: cleanText(text),
        format,
        part,
      })
    }
  }
  const text = tidyText(lines.filter((line) => line !== '').join('\n'))
  return text === '' ? records : [...records, { title: titleFromName(name), text, format }]
}

function fieldOf(row: Row, name: string): string | undefined {
  return row.find(([field]) => field.trim().toLowerCase() === name)?.[1]
}

/** "Date: 2014-07-02; Remark: He paid." A value that ends a sentence is not followed by a semicolon. */
function lineOfRow(row: Row): string {
  const fields: string[] = []
  for (const [name, value] of row) {
    const shown = value.replace(/\s+/g, ' ').trim()
    if (shown === '') continue
    const label = name.replace(/\s+/g, ' ').trim()
    const mark = /[.!?]["'’”)]?$/.test(shown.slice(-2)) ? '' : ';'
    fields.push(label === '' ? shown + mark : `${label}: ${shown}${mark}`)
  }
  return fields.join(' ').replace(/;$/, '')
}
