import type { DocumentFormat } from '../../../shared/model/index.ts'
import { extensionOf, formatOf } from '../format-of.ts'
import type { Reader } from '../reader.ts'
import { readCsv } from './csv.ts'
import { readDocx } from './docx.ts'
import { emlReader } from './eml.ts'
import { readHtml } from './html.ts'
import { readJsonl } from './jsonl.ts'
import { readMarkdown } from './markdown.ts'
import { readPdf } from './pdf.ts'
import { readText } from './text.ts'

const DEEPEST_MAIL = 3

/**
 * The reader for a file of this name, undefined when there is none. A name without an extension is tried as text.
 * `depth` counts the mails that the file lies in.
 */
export function readerFor(name: string, depth = 0): Reader | undefined {
  const format = formatOf(name) ?? (extensionOf(name) === '' ? 'txt' : undefined)
  return format === undefined ? undefined : readerOf(format, depth)
}

function readerOf(format: DocumentFormat, depth: number): Reader {
  switch (format) {
    case 'txt':
      return readText
    case 'md':
      return readMarkdown
    case 'html':
      return readHtml
    case 'csv':
      return readCsv
    case 'jsonl':
      return readJsonl
    case 'eml':
      return emlReader((attachment) => (depth < DEEPEST_MAIL ? readerFor(attachment, depth + 1) : undefined))
    case 'pdf':
      return readPdf
    case 'docx':
      return readDocx
  }
}
