import { expect, test } from 'vitest'
import { parseExample } from './parse-example.ts'
import { parseGraph } from './parse-graph.ts'
import { parseProse } from './parse-prose.ts'

const passage = 'Gerald Marchbank sold\nthe Orde Line to Kerléan.'
const reply = `\`\`\`
1. ("entity"<|>"Gerald Marchbank"<|>"person"<|>"He sold the line")
2. ("entity"<|>"ORDE LINE"<|>"organization"<|>"A shipping line (sold)")
3. ("entity"<|>"Napoleon"<|>"person"<|>"An emperor")
4. ("relation"<|>"Gerald Marchbank"|>"Orde Line"<|>"He sold it"<|>"9/10")
5. ("relation"<|>"Napoleon"<|>"Orde Line"<|>"He did not"<|>1)
\`\`\``

test('an example is written the way that records are asked for, and holds what the passage names', () => {
  expect(parseExample(reply, passage)).toBe(`Text:
Gerald Marchbank sold the Orde Line to Kerléan.

Records:
("entity"<|>Gerald Marchbank<|>person<|>He sold the line)##
("entity"<|>ORDE LINE<|>organization<|>A shipping line (sold))##
("relationship"<|>Gerald Marchbank<|>Orde Line<|>He sold it<|>9)
<|COMPLETE|>`)
})

test('an example can be read again', () => {
  const again = parseGraph((parseExample(reply, passage) ?? '').split('Records:\n')[1] ?? '')
  expect(again.entities.map(({ name }) => name)).toEqual(['Gerald Marchbank', 'ORDE LINE'])
  expect(again.relationships).toHaveLength(1)
})

test('a reply that names nothing of the passage is no example', () => {
  expect(parseExample(reply, 'Nobody is here.')).toBeUndefined()
  expect(parseExample('I cannot do that.', passage)).toBeUndefined()
})

test.each([
  ['You are a marine biologist.', 'You are a marine biologist.'],
  ['**Persona:** "You are a marine biologist."', 'You are a marine biologist.'],
  ['```\nYou are\na marine biologist.\n```', 'You are a marine biologist.'],
  ['<think>hm</think>\n\nOne.\n\nTwo.', 'One.\n\nTwo.'],
  ['', ''],
  ['```', ''],
])('%j says %j', (said, prose) => {
  expect(parseProse(said, 4_000)).toBe(prose)
})

test('prose is no longer than it may be', () => {
  expect(parseProse('word '.repeat(500_000), 100)).toHaveLength(99)
})
