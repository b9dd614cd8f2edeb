import { decodeText } from '../decode-text.ts'
import { SkipError, type Reader } from '../reader.ts'
import { titleFromName } from '../title.ts'

/** Plain text as it is, titled by the file's name. */
export const readText: Reader = async (bytes, file) => [
  { title: titleFromName(file.name), text: requireText(bytes), format: 'txt' },
]

/** `decodeText` that throws `damaged` for what is no text. `declared` is the encoding the file names, if it does. */
export function requireText(bytes: Uint8Array, declared?: string): string {
  const text = decodeText(bytes, declared)
  if (text === undefined) throw new SkipError('damaged', 'It holds binary data where text was expected.')
  return text
}
