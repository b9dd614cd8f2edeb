import { StrataError } from '../../shared/contract/errors.ts'
import { codeOf } from './open-collection.ts'

/** What SQLite threw because of the disk, as a sentence; anything else as it is. */
export function asStorageError(thrown: unknown): unknown {
  const code = codeOf(thrown)
  if (code === 'SQLITE_FULL') {
    return new StrataError('storage', 'The disk is full.', { cause: thrown, hint: 'Make room on it and go on.' })
  }
  if (code.startsWith('SQLITE_IOERR')) {
    return new StrataError('storage', 'The collection could not be written to its disk.', {
      cause: thrown,
      hint: 'Check that the disk is there and has room, and go on.',
    })
  }
  return thrown
}
