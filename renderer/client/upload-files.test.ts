import { expect, test } from 'vitest'
import { encodePath } from './upload-files.ts'

test('names are encoded, slashes between them are not', () => {
  expect(encodePath('Küste/a b#1?.txt')).toBe('K%C3%BCste/a%20b%231%3F.txt')
})
