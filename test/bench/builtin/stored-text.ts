import { documentsInOrder } from '../../../electron/store/documents.ts'
import { openReader } from '../../../electron/store/open-collection.ts'

/** The text of all documents of a collection, to look sentences up in. */
export interface StoredText {
  /** The first document that holds these words one after the other, white space aside; none where none does. */
  documentOf(sentence: string): number | undefined
}

/** Of documents by id. */
export function createStoredText(documents: Iterable<{ readonly id: number; readonly text: string }>): StoredText {
  const starts: { readonly id: number; readonly start: number }[] = []
  let whole = ''
  for (const { id, text } of documents) {
    starts.push({ id, start: whole.length })
    whole += `${fold(text)}\n`
  }
  const known = new Map<string, number | undefined>()
  return {
    documentOf(sentence) {
      const sought = fold(sentence)
      if (!known.has(sought)) known.set(sought, find(sought))
      return known.get(sought)
    },
  }

  function find(sought: string): number | undefined {
    const at = sought === '' ? -1 : whole.indexOf(sought)
    return at < 0 ? undefined : starts.findLast(({ start }) => start <= at)?.id
  }
}

/** Of the collection in a file. */
export function readStoredText(file: string): StoredText {
  const reader = openReader(file)
  try {
    return createStoredText(documentsInOrder(reader))
  } finally {
    reader.close()
  }
}

const fold = (text: string): string => text.replace(/\s+/g, ' ').trim()
