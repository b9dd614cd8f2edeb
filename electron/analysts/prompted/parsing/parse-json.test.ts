import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseJson } from './parse-json.ts'

/** Whether a record has nothing but what the whole one has, its text perhaps not to the end. */
function isBeginningOf(part: unknown, whole: { readonly text: string; readonly helpfulness: number }): boolean {
  const { text = '', helpfulness = whole.helpfulness } = part as Partial<typeof whole>
  return whole.text.startsWith(text) && helpfulness === whole.helpfulness
}

const value = { title: 'A “title”', list: [1, 2.5, null, true], inner: { text: 'one\ntwo' } }
const json = JSON.stringify(value)
const pretty = JSON.stringify(value, undefined, 2)

const same: Readonly<Record<string, string>> = {
  'as it is': json,
  'on several lines': pretty,
  'in a fence': `\`\`\`json\n${pretty}\n\`\`\``,
  'in a fence in prose': `Here it is [Data: Reports (1)]:\n\`\`\`\n${pretty}\n\`\`\`\nI hope (this) helps {you}.`,
  'in prose': `Sure! ${json} That is all.`,
  'in prose with citations': `From [Data: Reports (1, 2)]: ${json}`,
  'behind thoughts with braces': `<think>maybe {"title": "no"}?</think>\n${json}`,
  'with a trailing comma': json.replace('true]', 'true,]'),
  'with comments': pretty.replace('{', '{ // a report\n /* of sorts */'),
  'with Python’s words': json.replace('null', 'None').replace('true', 'True'),
  'with raw line ends in strings': json.replace('\\n', '\n'),
  'without a comma between fields': pretty.replace('],', ']'),
  'without the last bracket': json.slice(0, -1),
  'without quotes around keys': json.replace('"title"', 'title').replace('"list"', 'list'),
}

test.each(Object.entries(same))('JSON %s is read', (_form, reply) => {
  expect(parseJson(reply)).toEqual(value)
})

test('single quotes, curly quotes and quotes within a string are understood', () => {
  expect(parseJson(`{'title': 'It is'}`)).toEqual({ title: 'It is' })
  expect(parseJson('{“title”: “It is”}')).toEqual({ title: 'It is' })
  expect(parseJson('{"title": "the "Book" of it", "n": 1}')).toEqual({ title: 'the "Book" of it', n: 1 })
  expect(parseJson('{"title": "a\tb\u0001"}')).toEqual({ title: 'a\tb\u0001' })
})

test('JSON that was cut off has what came', () => {
  expect(parseJson('{"points": [{"text": "one", "helpfulness": 5}, {"text": "tw')).toEqual({
    points: [{ text: 'one', helpfulness: 5 }, { text: 'tw' }],
  })
  expect(parseJson('```json\n[[1, 2], [3,')).toEqual([[1, 2], [3]])
  expect(parseJson('{"summary": "So [Data: Entities (5, 7); Rel')).toEqual({
    summary: 'So [Data: Entities (5, 7); Rel',
  })
  expect(parseJson('{"text": "one\ntwo \\u00')).toEqual({ text: 'one\ntwo ' })
})

test('a number, a word and a key that were cut off are left out', () => {
  expect(parseJson('{"text": "one", "helpfulness": 8')).toEqual({ text: 'one' })
  expect(parseJson('{"text": "one", "known": tru')).toEqual({ text: 'one' })
  expect(parseJson('{"text": "one", "help')).toEqual({ text: 'one' })
  expect(parseJson('{"text": "one", "helpfulness":')).toEqual({ text: 'one' })
})

test('what follows on the JSON is not part of it', () => {
  expect(parseJson('{"a": [1]} or {"b": 2}, as you like [1]')).toEqual({ a: [1] })
})

test('what is no JSON gives nothing', () => {
  for (const reply of [
    '',
    'yes',
    '42',
    '"text"',
    'I do not know.',
    'a } b',
    'See [Data: Reports (2)].',
    '<think>{"a":1}',
  ])
    expect(parseJson(reply)).toBeUndefined()
})

test('any JSON value comes back as it was, in prose too', () => {
  const values = fc.oneof(fc.array(fc.jsonValue()), fc.dictionary(fc.string(), fc.jsonValue()))
  fc.assert(
    fc.property(values, (one) => {
      const text = JSON.stringify(one)
      expect(JSON.stringify(parseJson(text))).toBe(JSON.stringify(JSON.parse(text)))
    }),
  )
})

test('whatever is cut off of a list, what is read begins it', () => {
  const lists = fc.array(fc.record({ text: fc.string(), helpfulness: fc.nat(100) }), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(lists, fc.nat(), (list, at) => {
      const text = JSON.stringify({ points: list })
      const value = parseJson(text.slice(0, at % text.length)) as { points?: unknown[] } | undefined
      const points = Array.isArray(value?.points) ? value.points : []
      expect(points.slice(0, -1)).toEqual(list.slice(0, Math.max(0, points.length - 1)))
      const last = list[points.length - 1]
      if (last) expect(isBeginningOf(points.at(-1), last)).toBe(true)
    }),
  )
})

test('nesting deeper than the stack goes gives nothing', () => {
  expect(parseJson(`{"a": ${'['.repeat(40_000)}`)).toBeUndefined()
})
