import type { DocumentFormat } from '../../shared/model/index.ts'

const FORMAT_BY_EXTENSION: Readonly<Record<string, DocumentFormat>> = {
  txt: 'txt',
  text: 'txt',
  log: 'txt',
  md: 'md',
  markdown: 'md',
  html: 'html',
  htm: 'html',
  xhtml: 'html',
  csv: 'csv',
  tsv: 'csv',
  jsonl: 'jsonl',
  ndjson: 'jsonl',
  eml: 'eml',
  pdf: 'pdf',
  docx: 'docx',
}

/** The extension of a file name, lower case without the dot; '' for none. "notes.2014" and "v1.2 notes" have none. */
export function extensionOf(name: string): string {
  const extension = /[^.]\.([\p{L}\d]{1,10})$/u.exec(name)?.[1]?.toLowerCase() ?? ''
  return /^\d+$/.test(extension) ? '' : extension
}

/** The format a file name promises; undefined when Strata reads none of that name. */
export function formatOf(name: string): DocumentFormat | undefined {
  const extension = extensionOf(name)
  return Object.hasOwn(FORMAT_BY_EXTENSION, extension) ? FORMAT_BY_EXTENSION[extension] : undefined
}
