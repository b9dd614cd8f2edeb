import { strFromU8, unzipSync, zipSync } from 'fflate'
import mammoth from 'mammoth'
import { tidyText } from '../clean-text.ts'
import { SkipError, type Reader } from '../reader.ts'
import { chooseTitle } from '../title.ts'
import { textOfHtml } from './html-blocks.ts'

const MB = 1024 * 1024
const LARGEST_UNPACKED_MB = 300
/** Word's XML takes about twenty times its size in memory while it is read. */
const LARGEST_XML_MB = 50
/** Bytes of the properties that are searched for a title. */
const LARGEST_PROPERTIES = 64 * 1024

/** A Word document: headings, paragraphs, lists, tables and footnotes as text. Pictures are left out. */
export const readDocx: Reader = async (bytes, file) => {
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf) {
    throw new SkipError(
      'protected',
      'It has a password or is in an old Word format: save it as .docx without a password.',
    )
  }
  const parts = unpackText(bytes)
  if (parts['word/document.xml'] === undefined && parts['_rels/.rels'] === undefined) {
    throw new SkipError('damaged', 'It is not a Word document: open it in Word and save it as .docx.')
  }
  // Packed again without compression, so that no size in it can be a lie.
  const buffer = Buffer.from(zipSync(parts, { level: 0 }))
  const { value } = await mammoth.convertToHtml(
    { buffer },
    {
      styleMap: ["p[style-name='Title'] => h1:fresh"],
      convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
    },
  )
  const text = tidyText(textOfHtml(value).replace(/ ?↑/g, ''))
  const heading = /^<h1>(.*?)<\/h1>/.exec(value)?.[1] ?? ''
  return [{ title: chooseTitle([titleProperty(parts), textOfHtml(heading)], file.name), text, format: 'docx' }]
}

function unpackText(bytes: Uint8Array): Record<string, Uint8Array> {
  let unpacked = 0
  let xml = 0
  return unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      const wanted = /\.(?:xml|rels)$/i.test(name)
      unpacked += originalSize
      if (wanted) xml += originalSize
      if (unpacked > LARGEST_UNPACKED_MB * MB || xml > LARGEST_XML_MB * MB) {
        throw new SkipError('too-large', 'It unpacks to far more than a document holds: split it into smaller files.')
      }
      return wanted
    },
  })
}

function titleProperty(parts: Readonly<Record<string, Uint8Array>>): string {
  const core = parts['docProps/core.xml']
  if (core === undefined) return ''
  const title = /<dc:title(?:\s[^<>]*)?>([^<]*)</.exec(strFromU8(core.subarray(0, LARGEST_PROPERTIES)))?.[1]
  return title === undefined ? '' : textOfHtml(title)
}
