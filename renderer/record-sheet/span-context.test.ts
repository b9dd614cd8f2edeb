import { expect, test } from 'vitest'
import { spanContext } from './span-context.ts'

const text =
  'He left. On Monday Dr Wren wrote\nto the bank about Dr Wren and a loan that nobody had asked for! She laughed.'
const around = (words: string, from = 0, reach?: number) => {
  const start = text.indexOf(words, from)
  return spanContext(text, { start, end: start + words.length }, reach)
}

test('a name is shown in its sentence, which a line break ends too', () => {
  expect(around('Dr Wren')).toEqual({ before: 'On Monday ', match: 'Dr Wren', after: ' wrote' })
  expect(around('Dr Wren', 30)).toEqual({
    before: 'to the bank about ',
    match: 'Dr Wren',
    after: ' and a loan that nobody had asked for!',
  })
})

test('a long sentence is cut between words', () => {
  expect(around('Dr Wren', 30, 14)).toEqual({ before: '…bank about ', match: 'Dr Wren', after: ' and a loan…' })
})

test('the ends of the text need no ellipsis', () => {
  expect(around('laughed')).toEqual({ before: 'She ', match: 'laughed', after: '.' })
  expect(around('He')).toEqual({ before: '', match: 'He', after: ' left.' })
})
