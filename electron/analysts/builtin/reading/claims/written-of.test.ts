import { expect, test } from 'vitest'
import { writtenOf } from './written-of.ts'

const written = (title: string, text: string): string => writtenOf({ title, text })

test('a document was written when its title or a line at its head says', () => {
  expect(written('Minutes of 30 May 2013', 'The chair opened the meeting.')).toBe('2013-05-30')
  expect(written('1946-Truman', 'To the Congress')).toBe('1946')
  expect(written('1946-Truman', 'January 21, 1946\n\nTo the Congress')).toBe('1946-01-21')
  expect(written('Re: gate 4', 'From: Wren\nDate: 3 July 2014\n\nDear Keith')).toBe('2014-07-03')
})

test('a date of what it tells of does not say when it was written', () => {
  expect(written('Microsoft', 'Founded April 4, 1975\n\nIt grew.')).toBe('')
  expect(written('Microsoft', 'April 4, 1975\n\nIn 1985 and in 2001 and in 2014 it grew.')).toBe('')
  expect(
    written(
      'A story',
      'On 3 July 2014 there was a storm of which everybody in the town still speaks, and which nobody who saw it will forget.',
    ),
  ).toBe('')
})
