import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanText, tidyText } from './clean-text.ts'
import { chooseTitle, cleanTitle, titleFromName } from './title.ts'

test('line ends become LF and controls but tab go', () => {
  expect(cleanText('\ufeffa\r\nb\rc\fd\te\0\u001b')).toBe('a\nb\nc\nd\te')
})

test('punctuation that was read as Latin-1 is repaired', () => {
  expect(cleanText('America\u0092s \u0093hope\u0094')).toBe('America’s “hope”')
})

test('the normal form of letters is left alone', () => {
  expect(cleanText('e\u0301 é')).toBe('e\u0301 é')
})

test('cleaned text holds nothing that may not be stored, and cleaning it again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const clean = cleanText(text)
      expect(clean.isWellFormed()).toBe(true)
      // oxlint-disable-next-line no-control-regex -- looking for control characters is the purpose
      expect(clean).not.toMatch(/[\0-\x08\x0b-\x1f\x7f-\x9f\ufeff]/)
      expect(cleanText(clean)).toBe(clean)
    }),
  )
})

test('an unpaired surrogate is replaced', () => {
  expect(cleanText('a\ud800b')).toBe('a\ufffdb')
})

test('tidied text has no blanks at line ends and one blank line at most', () => {
  expect(tidyText('\n a  \n\n\n\nb\t\n')).toBe('a\n\nb')
})

test('a title is one line of at most 200 characters without control or direction marks', () => {
  expect(cleanTitle('  A\n\tlong \u202etitle\u0007 ')).toBe('A long title')
  expect(Array.from(cleanTitle('😀'.repeat(300)))).toHaveLength(200)
})

test('a file name becomes a title without its extension and underscores', () => {
  expect(titleFromName('Ep-61_Behind_the_Tech.txt')).toBe('Ep-61 Behind the Tech')
  expect(titleFromName('.txt')).toBe('.txt')
  expect(titleFromName('v1.2 notes')).toBe('v1.2 notes')
  expect(chooseTitle(['', '\u0000', 'Found'], 'x.txt')).toBe('Found')
})
