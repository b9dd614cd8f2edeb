import type { Skip } from './reader.ts'

/** What the operating system said about a file, as a code and a sentence. */
export function skipOfSystemError(error: unknown): Skip {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return { code: 'not-found', reason: 'There is nothing at this path: it may have been moved or renamed.' }
    case 'EACCES':
    case 'EPERM':
      return {
        code: 'unreadable',
        reason: 'You are not allowed to read this: change its permissions and add it again.',
      }
    case 'EBUSY':
      return { code: 'unreadable', reason: 'Another program holds this file: close it there and add it again.' }
    case 'ENAMETOOLONG':
      return { code: 'unreadable', reason: 'The path is too long for this computer: move the file and add it again.' }
    default:
      return { code: 'unreadable', reason: 'The computer could not read this: check the disk and add it again.' }
  }
}
