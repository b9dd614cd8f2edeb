import type { Reader } from '../store/connection.ts'
import { readStoredDocument } from '../store/documents.ts'
import { remembered } from './remembered.ts'

/** Reads documents with their text, each from the store once. */
export const createDocumentReader = (store: Reader): ((id: number) => ReturnType<typeof readStoredDocument>) =>
  remembered((id: number) => readStoredDocument(store, id))
