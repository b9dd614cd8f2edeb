import type { DocumentToRead } from '../../analyst.ts'
import type { ReadSentence } from '../reading/read-document.ts'
import { functionWords } from './function-words.ts'
import { readCased } from './read-cased.ts'
import { readUncased } from './read-uncased.ts'

/** Whether a language is read here; English, and texts whose language does not tell, are read in depth elsewhere. */
export const isOther = (language: string): boolean => language !== 'en' && language !== 'und'

/** Whether names of a language are told by capitals. */
export const isCased = (language: string): boolean => functionWords.has(language)

/** The sentences with their names of a document that is not in English; undefined where `isOther` says no. */
export function readOtherLanguage(document: DocumentToRead, language: string): readonly ReadSentence[] | undefined {
  if (!isOther(language)) return undefined
  return isCased(language) ? readCased(document, language) : readUncased(document, language)
}
