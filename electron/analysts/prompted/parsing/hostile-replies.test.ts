import { expect, test } from 'vitest'
import { parseChoice } from './parse-choice.ts'
import { parseClaims } from './parse-claims.ts'
import { parseGraph } from './parse-graph.ts'
import { parseGroups } from './parse-groups.ts'
import { parseJson } from './parse-json.ts'
import { parseList } from './parse-list.ts'
import { parsePoints } from './parse-points.ts'
import { parseReport } from './parse-report.ts'

const size = 2_000_000
const of = (piece: string): string => piece.repeat(Math.ceil(size / piece.length))

const hostile: Readonly<Record<string, string>> = {
  brackets: of('['),
  braces: of('{'),
  'nested objects': of('{"a":'),
  'opened records': of('("entity"<|>'),
  'opened records on lines': of('("entity"<|>"x\n'),
  'one record without end': `("entity"<|>"x"<|>"y"<|>"${of('a)\n')}`,
  'brackets and words': of('(a '),
  quotes: of('"'),
  'quotes within a string': `{"a":"${of('b"')}`,
  'lines within a string': `{"a":"x\n${of('b"\n')}`,
  marks: of('<|>'),
  'half marks': of('<|'),
  hashes: of('#'),
  'line ends': of('\n'),
  spaces: of(' '),
  backslashes: `{"a":"${of('\\')}`,
  fences: of('```'),
  'fences with lines': of('```\n'),
  thoughts: of('<think>'),
  'ends of thoughts': of('</think>'),
  digits: of('1'),
  commas: of(','),
  'list marks': of('- '),
  words: of('entity relation '),
  'mixed signs': Array.from({ length: size }, (_, at) =>
    '{}[]()<|>",:#\\ \nab1'.charAt((at * 7919 + ((at * at) % 13)) % 19),
  ).join(''),
}
const parsers = {
  parseGraph,
  parseClaims,
  parseJson,
  parseReport,
  parsePoints,
  parseGroups,
  parseList,
  parseChoice: (text: string) => parseChoice(text, ['yes', 'no']),
} as const

test.each(Object.entries(hostile))(
  'two million characters of %s are read before the test’s time is up, and without an error',
  (_of, text) => {
    for (const parse of Object.values(parsers)) expect(() => parse(text)).not.toThrow()
  },
)
