import { getDocumentProxy } from 'unpdf'
import { tidyText } from '../clean-text.ts'
import { SkipError, type Reader } from '../reader.ts'
import { chooseTitle } from '../title.ts'
import { headlineOf, textOfLines, withoutRunningLines, type PdfLine } from './pdf-layout.ts'

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>
type TextItem = Extract<Content['items'][number], { readonly str: string }>
type Content = Awaited<ReturnType<Awaited<ReturnType<Pdf['getPage']>>['getTextContent']>>

const PROGRAM_TITLE =
  /^(?:microsoft (?:word|powerpoint|excel)\b|untitled|\(?anonymous\)?|document\d*$|.*\.(?:docx?|pdf|indd|dvi|tex|rtf|odt|pptx?|xlsx?|qxd|pmd)$)/i

/** The text layer of a PDF, pages parted by a blank line. Throws `protected` for a password, `empty` for a scan. */
export const readPdf: Reader = async (bytes, file) => {
  const pdf = await open(bytes)
  try {
    const pages: (readonly PdfLine[])[] = []
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number)
      pages.push(linesOf(await page.getTextContent()))
      page.cleanup()
    }
    const text = tidyText(withoutRunningLines(pages).map(textOfLines).join('\n\n'))
    if (text === '')
      throw new SkipError(
        'empty',
        'It has no text, probably because it is a scan: run text recognition (OCR) on it first.',
      )
    return [{ title: chooseTitle([await titleOf(pdf), headlineOf(pages[0] ?? [])], file.name), text, format: 'pdf' }]
  } finally {
    await pdf.loadingTask.destroy()
  }
}

async function open(bytes: Uint8Array): Promise<Pdf> {
  try {
    // A copy, because the parser takes the buffer away from us.
    return await getDocumentProxy(Uint8Array.from(bytes), { verbosity: 0 })
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    if (name === 'PasswordException')
      throw new SkipError('protected', 'It is locked with a password: save a copy without one.', error)
    throw new SkipError('damaged', 'It is damaged or no PDF: open it in a PDF program and save it again.', error)
  }
}

async function titleOf(pdf: Pdf): Promise<string> {
  const { info } = await pdf.getMetadata()
  const title: unknown = 'Title' in info ? info.Title : undefined
  return typeof title === 'string' && title.trim().length > 3 && !PROGRAM_TITLE.test(title.trim()) ? title : ''
}

/** A stamp along the edge of a page is no part of its text; a page that is all turned is. */
function uprightItems(content: Content): readonly TextItem[] {
  const items = content.items.filter((item): item is TextItem => 'str' in item)
  const upright = items.filter(({ transform }) => Math.abs(Number(transform[0])) >= Math.abs(Number(transform[1])))
  const length = (some: readonly TextItem[]): number => some.reduce((sum, { str }) => sum + str.length, 0)
  return length(upright) > 0.8 * length(items) ? upright : items
}

function linesOf(content: Content): readonly PdfLine[] {
  const lines: PdfLine[] = []
  let line: PdfLine | undefined
  for (const item of uprightItems(content)) {
    const size = Math.hypot(Number(item.transform[2]), Number(item.transform[3])) || item.height
    const left = Number(item.transform[4])
    if (item.str !== '') {
      line =
        line === undefined
          ? { text: item.str, left, right: left + item.width, y: Number(item.transform[5]), size }
          : {
              ...line,
              text: line.text + item.str,
              right: Math.max(line.right, left + item.width),
              size: Math.max(line.size, size),
            }
    }
    if (item.hasEOL && line !== undefined) {
      lines.push(line)
      line = undefined
    }
  }
  if (line !== undefined) lines.push(line)
  return lines
    .map((each) => ({ ...each, text: each.text.replace(/\s+/g, ' ').trim() }))
    .filter(({ text }) => text !== '')
}
