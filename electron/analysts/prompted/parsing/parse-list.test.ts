import { expect, test } from 'vitest'
import { parseList } from './parse-list.ts'

test.each([
  ['{"types": ["person", "court case", "Person"]}'],
  ['```json\n["person", "court case",]\n```'],
  ['{"topics": [{"name": "person", "description": "who"}, {"name": "court case"}]}'],
  ['- person\n- **court case**\n'],
  ['Here are the types:\n1. person\n2) court case'],
  ['Types: person, court case.'],
  ['person\ncourt case'],
])('%j lists two', (reply) => {
  expect(parseList(reply)).toEqual(['person', 'court case'])
})

test('nothing is listed where there is nothing', () => {
  for (const reply of ['', '[]', '{}', '{"types": []}', '---\n***']) expect(parseList(reply)).toEqual([])
})
