import { expect, test } from 'vitest'
import type { DocumentSummary } from '../../../shared/model/index.ts'
import { filterDocuments, filterSkipped, sortDocuments } from './filter-documents.ts'

const document = (id: number, title: string, path: string, tokens: number): DocumentSummary => ({
  id,
  uid: '0'.repeat(32),
  title,
  format: 'txt',
  paths: [path],
  characters: tokens * 4,
  chunks: 1,
  tokens,
})
const documents = [document(1, 'Letter 10', '/a/letter-10.txt', 50), document(2, 'letter 2', '/b/x.txt', 900)]
const ids = (list: readonly DocumentSummary[]): readonly number[] => list.map(({ id }) => id)

test('every word must be there, in the title, the format or the path', () => {
  expect(ids(filterDocuments(documents, 'LETTER /b'))).toEqual([2])
  expect(ids(filterDocuments(documents, 'txt'))).toEqual([1, 2])
  expect(ids(filterDocuments(documents, 'letter 3'))).toEqual([])
})

test('numbers in titles are sorted as numbers', () => {
  expect(ids(sortDocuments(documents, { key: 'title', down: false }))).toEqual([2, 1])
  expect(ids(sortDocuments(documents, { key: 'tokens', down: true }))).toEqual([2, 1])
})

test('skipped files are found by their reason', () => {
  const files = [{ path: '/a/b.zip', code: 'unsupported', reason: 'Archives are not read.' }] as const
  expect(filterSkipped(files, 'archives')).toHaveLength(1)
  expect(filterSkipped(files, 'protected')).toHaveLength(0)
})
