import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseGraph, type ParsedGraph } from './parse-graph.ts'

const ada = { name: 'Ada Byron', type: 'person', description: 'Wrote notes on the engine.' }
const engine = { name: 'Analytical Engine', type: 'product', description: 'A machine (never built).' }
const wrote = { source: 'Ada Byron', target: 'Analytical Engine', description: 'She wrote of it.', strength: 8 }
const all = { entities: [ada, engine], relationships: [wrote], unreadable: [] }

const asked = `("entity"<|>"Ada Byron"<|>"person"<|>"Wrote notes on the engine.")##
("entity"<|>"Analytical Engine"<|>"product"<|>"A machine (never built).")##
("relationship"<|>"Ada Byron"<|>"Analytical Engine"<|>"She wrote of it."<|>8)##
<|COMPLETE|>`

const forms: Readonly<Record<string, string>> = {
  'as asked': asked,
  'in a fence': '```\n' + asked + '\n```',
  'in a fence with a language and talk around it': 'Here is the list:\n```text\n' + asked + '\n```\nLet me know!',
  'without the end': asked.replace('##\n<|COMPLETE|>', ''),
  'with the end in lower case': asked.replace('COMPLETE', 'complete'),
  'with ## first': '##' + asked,
  'all in one line': asked.replaceAll('\n', ''),
  'all in one line without ##': asked.replaceAll('##\n', '').replace('<|COMPLETE|>', ''),
  'with line ends alone': asked.replaceAll('##', ''),
  'with line ends of Windows': asked.replaceAll('\n', '\r\n'),
  'without quotes': asked.replaceAll('"', ''),
  'with curly quotes': asked.replaceAll(/"([^"]*)"/g, '“$1”'),
  'with single quotes': asked.replaceAll('"', "'"),
  'with |> between': asked.replaceAll('<|>', '|>'),
  'with </|> between': asked.replaceAll('<|>', '</|>'),
  'with <||> between': asked.replaceAll('<|>', '<||>'),
  'with spaces around the marks': asked.replaceAll('<|>', ' < | > '),
  'with bars between': asked.replaceAll('<|>', ' | ').replaceAll('"', ''),
  'with tabs between and no brackets': asked
    .replaceAll('<|>', '\t')
    .replaceAll(/[("]|\)(?=##)/g, '')
    .replace('machine never', 'machine (never'),
  'with commas between quotes': asked.replaceAll('<|>', ', '),
  'with relation for relationship': asked.replace('relationship', 'relation'),
  'with ENTITY in capitals': asked.replaceAll('entity', 'ENTITY'),
  'as a numbered list with headings': `**Entities:**\n\n1. ${asked.replaceAll('##\n(', '\n2. (')}`,
  'as a list with bullets': asked.replaceAll('(“', '- (').replaceAll(/^\("/gm, '- ("'),
  'with bold names': asked.replaceAll('"Ada Byron"', '**Ada Byron**'),
  'with headings between': asked.replace('("relationship"', '\n**Relationships:**\n\n("relationship"'),
  'without closing brackets': asked.replaceAll(/\)(?=##)/g, ''),
  'with a description over two lines': asked.replace('Wrote notes on', 'Wrote notes\non'),
  'with the strength in words': asked.replace('8)', '"8/10")'),
  'with a strength beside quotes': asked.replace('8)', '8")'),
  'without saying what a record is': asked.replaceAll(/"(?:entity|relationship)"<\|>/g, ''),
  'with an entity that is a relationship': asked.replace('"relationship"', '"entity"'),
  'after thinking aloud': `<think>\nIs ("entity"<|>"Nobody"<|>"person"<|>"x") right?\n</think>\n${asked}`,
  'as a table': `| kind | name | type | description |\n|---|---|---|---|\n| entity | Ada Byron | person | Wrote notes on the engine. |
| entity | Analytical Engine | product | A machine (never built). |\n| relationship | Ada Byron | Analytical Engine | She wrote of it. | 8 |`,
  'as JSON': JSON.stringify({ entities: [ada, engine], relationships: [wrote] }),
  'as JSON with other names': `\`\`\`json\n${JSON.stringify({
    Entities: [ada, engine].map(({ name, ...rest }) => ({ entity_name: name, ...rest })),
    Relationships: [
      {
        source_entity: 'Ada Byron',
        target_entity: 'Analytical Engine',
        relationship_description: 'She wrote of it.',
        relationship_strength: '8',
      },
    ],
  })}\n\`\`\``,
}

describe('the records of a reply are read', () => {
  test.each(Object.entries(forms))('%s', (_form, reply) => {
    expect(parseGraph(reply)).toEqual(all)
  })
})

test('a last record that was cut off is counted, not made up', () => {
  const cut = asked.slice(0, asked.indexOf('wrote of it'))
  expect(parseGraph(cut)).toEqual({
    ...all,
    relationships: [],
    unreadable: [expect.stringContaining('Ada Byron')],
  })
})

test('a record of an unknown kind is counted and does not spoil the one before it', () => {
  const graph = parseGraph(asked.replace('("entity"<|>"Analytical', '("enity"<|>"Analytical'))
  expect(graph.entities).toEqual([ada])
  expect(graph.relationships).toEqual([wrote])
  expect(graph.unreadable).toHaveLength(1)
})

test('a strength is held between 1 and 10, and is 1 where there is none', () => {
  const strengths = ['0', '-3', '77', '', 'strong'].map(
    (strength) => parseGraph(`("relationship"<|>"A"<|>"B"<|>"x"<|>${strength})`).relationships[0]?.strength,
  )
  expect(strengths).toEqual([1, 1, 10, 1, 1])
})

test('a relationship without a description keeps its strength', () => {
  const { relationships } = parseGraph('("relationship"<|>A<|>B<|>7)##\n("relationship"<|>A<|>B<|>It is 7)')
  expect(relationships).toEqual([
    { source: 'A', target: 'B', description: '', strength: 7 },
    { source: 'A', target: 'B', description: 'It is 7', strength: 1 },
  ])
})

test('prose is no record', () => {
  const nothing = { entities: [], relationships: [], unreadable: [] }
  expect(parseGraph('I cannot find any entity in this text, nor a relationship (as asked).')).toEqual(nothing)
  expect(parseGraph('')).toEqual(nothing)
  expect(parseGraph('<|COMPLETE|>')).toEqual(nothing)
})

const print = ({ entities, relationships }: Omit<ParsedGraph, 'unreadable'>): string =>
  [
    ...entities.map(({ name, type, description }) => `("entity"<|>"${name}"<|>"${type}"<|>"${description}")`),
    ...relationships.map(
      (r) => `("relationship"<|>"${r.source}"<|>"${r.target}"<|>"${r.description}"<|>${r.strength})`,
    ),
  ].join('##\n') + '##\n<|COMPLETE|>'

// Any line of text but for what the format itself is made of, and what a model puts around a field.
const plainText = fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) =>
  text
    .replace(/[<>|｜"“”„«»\\#\p{Cc}\p{Zl}\p{Zp}\ufeff]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s'‘’‚`*_]+|[\s'‘’‚`*_]+$/g, ''),
)
const name = fc.tuple(fc.constantFrom('Á', 'b', '7', '語'), plainText).map(([first, rest]) => first + rest)
const graphs = fc.record({
  entities: fc.array(fc.record({ name, type: plainText, description: plainText }), { maxLength: 6 }),
  relationships: fc.array(
    fc.record({ source: name, target: name, description: plainText, strength: fc.integer({ min: 1, max: 10 }) }),
    { maxLength: 6 },
  ),
})

test('what is printed as asked is read as it was', () => {
  fc.assert(
    fc.property(graphs, (graph) => {
      expect(parseGraph(print(graph))).toEqual({ ...graph, unreadable: [] })
    }),
  )
})

test('whatever is cut off, what is read is the beginning of what was printed', () => {
  fc.assert(
    fc.property(graphs, fc.nat(), (graph, at) => {
      const reply = print(graph)
      const part = parseGraph(reply.slice(0, at % (reply.length + 1)))
      expect(part.entities).toEqual(graph.entities.slice(0, part.entities.length))
      expect(part.relationships).toEqual(graph.relationships.slice(0, part.relationships.length))
    }),
  )
})

test('any text at all is read without an error', () => {
  const pieces = fc.constantFrom(
    '("entity"',
    '<|>',
    '|>',
    '"',
    '(',
    ')',
    '##',
    '\n',
    '\t',
    '|',
    ',',
    'relation',
    '<|COMPLETE|>',
    '{',
    '[',
    'a',
    '8',
    '```',
  )
  const joined = fc.property(fc.array(pieces, { maxLength: 60 }), (parts) => isGraph(parts.join('')))
  const anything = fc.property(fc.string({ unit: 'binary', maxLength: 200 }), isGraph)
  expect([fc.check(joined), fc.check(anything)].map(({ counterexample }) => counterexample)).toEqual([null, null])
})

function isGraph(text: string): boolean {
  const { entities, relationships } = parseGraph(text)
  return entities.every(({ name }) => name !== '') && relationships.every(({ strength }) => strength >= 1)
}
