import { expect, test } from 'vitest'
import { spansBehind } from './spans-behind.ts'

const text = `${'The mill stood idle all winter. '.repeat(20)}We had *seen* the Patient
Margaret stop off the point. ${'Nobody asked why. '.repeat(20)}`
const span = (words: string, from = 0) => {
  const start = text.indexOf(words, from)
  return { document: 1, path: '/log.md', title: 'Log', start, end: start + words.length, text: words }
}
const sentence = span('We had *seen* the Patient\nMargaret stop off the point.')
const idle = span('The mill stood idle all winter.')

test('the passage that is the sentence is found in any case, across line breaks and emphasis', () => {
  expect(spansBehind([idle, sentence], 'we had seen the patient margaret stop off the point')).toEqual([sentence])
})

test('a part of a passage finds it, and so does a passage in a longer text', () => {
  expect(spansBehind([idle, sentence], 'the Patient Margaret stop off the point.')).toEqual([sentence])
  expect(spansBehind([idle, sentence], `Later: ${sentence.text} And the mill stood still.`)).toEqual([sentence])
  expect(spansBehind([idle, sentence], `Something else. ${sentence.text.slice(3)}`)).toEqual([sentence])
})

test('a whole chunk is cut down to the sentence', () => {
  const chunk = { ...idle, start: 0, end: text.length, text }
  expect(spansBehind([chunk], 'We had seen the Patient Margaret stop off the point.')).toEqual([sentence])
})

test('who speaks is no part of what is said', () => {
  const chunk = { ...idle, start: 0, end: text.length, text }
  expect(spansBehind([chunk], 'Vincent Harker — We had seen the Patient Margaret stop off the point.')).toEqual([
    sentence,
  ])
})

test('a name, or words that are nowhere, find nothing', () => {
  expect(spansBehind([{ ...idle, text: 'Margaret' }, sentence], 'Margaret came home before the storm.')).toEqual([])
  expect(spansBehind([idle, sentence], 'the Patient Margaret')).toEqual([])
  expect(spansBehind([idle, sentence], '')).toEqual([])
})
