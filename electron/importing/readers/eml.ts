import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime'
import { tidyText } from '../clean-text.ts'
import { SkipError, type FileIdentity, type ReadDocument, type Reader } from '../reader.ts'
import { chooseTitle, cleanTitle } from '../title.ts'
import { textOfHtml } from './html-blocks.ts'

/** A plain body this much shorter than the HTML one only says that there is an HTML one. */
const LEAST_SHARE = 0.3

/**
 * A mail: one document with From, To, Cc, Date, Subject and Attachments lines, a blank line and the body, and one more
 * for each attachment that `readerFor` knows how to read.
 */
export function emlReader(readerFor: (name: string) => Reader | undefined): Reader {
  return async (bytes, file) => {
    const email = await PostalMime.parse(bytes)
    if (email.from === undefined && email.subject === undefined && email.date === undefined) {
      throw new SkipError('damaged', 'It has none of the lines that a mail begins with (From, Date, Subject).')
    }
    const title = chooseTitle([email.subject], file.name)
    const attachments = email.attachments.filter(({ related, filename }) => !related && filename !== null)
    const text = tidyText(`${headLines(email, attachments).join('\n')}\n\n${bodyOf(email)}`)
    const parts: ReadDocument[] = []
    for (const attachment of attachments) parts.push(...(await readAttachment(attachment, title, file, readerFor)))
    return [{ title, text, format: 'eml' }, ...withDistinctParts(parts)]
  }
}

function headLines(email: Email, attachments: readonly Attachment[]): readonly string[] {
  const lines: readonly (readonly [string, string])[] = [
    ['From', addresses(email.from === undefined ? [] : [email.from])],
    ['To', addresses(email.to ?? [])],
    ['Cc', addresses(email.cc ?? [])],
    ['Date', email.headers.find(({ key }) => key === 'date')?.value ?? ''],
    ['Subject', email.subject ?? ''],
    ['Attachments', attachments.map(({ filename }) => filename ?? '').join(', ')],
  ]
  return lines
    .map(([name, value]) => [name, value.replace(/\s+/g, ' ').trim()])
    .filter(([, value]) => value !== '')
    .map((line) => line.join(': '))
}

function addresses(list: readonly Address[]): string {
  return list
    .map(({ name, address, group }) => {
      if (group !== undefined) return `${name}: ${addresses(group)}`
      return name && address ? `${name} <${address}>` : name || (address ?? '')
    })
    .filter((shown) => shown !== '')
    .join(', ')
}

function bodyOf(email: Email): string {
  const plain = tidyText(email.text ?? '')
  const rich = email.html === undefined ? '' : tidyText(textOfHtml(email.html))
  return plain.length >= rich.length * LEAST_SHARE ? plain : rich
}

/** Two attachments may have one name; a part names one document of the file. */
function withDistinctParts(documents: readonly ReadDocument[]): readonly ReadDocument[] {
  const times = new Map<string, number>()
  return documents.map((document) => {
    const part = document.part ?? ''
    const time = (times.get(part) ?? 0) + 1
    times.set(part, time)
    return time === 1 ? document : { ...document, part: `${part} (${time})` }
  })
}

/** An attachment that cannot be read is named in the mail's text, and the mail is read all the same. */
async function readAttachment(
  { filename, content }: Attachment,
  subject: string,
  file: FileIdentity,
  readerFor: (name: string) => Reader | undefined,
): Promise<readonly ReadDocument[]> {
  const name = cleanTitle(filename ?? '').replace(/[/\\]/g, ' ')
  const reader = readerFor(name)
  if (reader === undefined) return []
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content)
  try {
    const documents = await reader(bytes, { name, path: file.path })
    return documents.map((document) => ({
      ...document,
      title: cleanTitle(`${document.title} (attached to ${subject})`),
      part: document.part === undefined ? name : `${name}, ${document.part}`,
    }))
  } catch {
    return []
  }
}
