import type { Sentence } from '../analysts/analyst.ts'
import type { Reader } from '../store/connection.ts'
import { readDocument } from '../store/documents.ts'

/** Reads places of documents as sentences; the documents last used are kept in memory. */
export function createSentenceReader(store: Reader): (place: Omit<Sentence, 'text'>) => Sentence {
  const texts = new Map<number, string>()
  let held = 0
  return ({ document, chunk, start, end }) => {
    let text = texts.get(document)
    if (text === undefined) {
      text = readDocument(store, document)?.text ?? ''
      held += text.length
      if (held > mostHeld) {
        texts.clear()
        held = text.length
      }
      texts.set(document, text)
    }
    return { document, chunk, start, end, text: text.slice(start, end) }
  }
}

/** In UTF-16 code units: 64 MB of text. */
const mostHeld = 32 * 1024 * 1024
