import { expect, test } from 'vitest'
import { sortSentences } from './sort-sentences.ts'
import { createStoredText } from './stored-text.ts'

const stored = createStoredText([
  { id: 3, text: 'Ada wrote the first\nprogram. She used [no] machine.' },
  { id: 7, text: 'Charles built the engine, in part.' },
])

test('sentences are found in the documents they stand in, through Markdown, marks of lists and citations', () => {
  const answer = `On ada, one theme stands out: Ada. [Data: Reports (1)]

## Ada

- **Ada**: Ada wrote the first program. [Data: Reports (1, 2)]
- **1843** — She used \\[no\\] machine. [Data: Reports (2)] Charles built the engine, in part. [Data: Sources (4)]`
  expect(sortSentences(answer, stored)).toEqual({
    quoted: [
      { text: 'Ada wrote the first program.', document: 3 },
      { text: 'She used [no] machine.', document: 3 },
      { text: 'Charles built the engine, in part.', document: 7 },
    ],
    fixed: ['On ada, one theme stands out: Ada.'],
    foreign: [],
  })
})

test('a sentence that no document holds is foreign, however near it comes', () => {
  const { quoted, foreign } = sortSentences('Ada wrote the second program. [Data: Reports (1)]', stored)
  expect(quoted).toEqual([])
  expect(foreign).toEqual(['Ada wrote the second program.'])
})

test('words do not run on from one document into the next', () => {
  expect(stored.documentOf('machine. Charles built')).toBeUndefined()
})

test('the words before a quoted sentence are told from it', () => {
  const lead = 'The earliest document that the reports read here quote on Ada is of 1843: '
  const { quoted, fixed } = sortSentences(`${lead}Ada wrote the first program. [Data: Reports (1)]`, stored)
  expect(quoted).toHaveLength(1)
  expect(fixed).toEqual([lead.trim()])
})
