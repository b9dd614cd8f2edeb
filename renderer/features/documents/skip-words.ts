import type { SkipCode } from '../../../shared/model/index.ts'

/** Why a file was skipped, in a word or two. */
export const skipWords: Readonly<Record<SkipCode, string>> = {
  duplicate: 'Already there',
  unsupported: 'Not supported',
  empty: 'Empty',
  unreadable: 'Unreadable',
  damaged: 'Damaged',
  protected: 'Protected',
  'too-large': 'Too large',
  'not-found': 'Not found',
}
