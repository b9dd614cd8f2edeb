import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Analyst, MapChunksInput } from '../../analysts/analyst.ts'
import { createBuiltinAnalyst } from '../../analysts/builtin/create-builtin-analyst.ts'
import { addChunks } from '../../store/chunks.ts'
import type { Writer } from '../../store/connection.ts'
import { addDocument } from '../../store/documents.ts'
import { openWriter } from '../../store/open-collection.ts'
import { answerBasic } from './answer-basic.ts'

let folder: string
let store: Writer
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'strata-basic-'))
  store = openWriter(join(folder, 'c.strata'), { create: true })
})
afterEach(() => {
  store.close()
  rmSync(folder, { recursive: true })
})

/** A document in chunks of so many tokens each, which is all that packing looks at. */
function add(title: string, texts: readonly string[], tokens = 100): number[] {
  const text = texts.join(' ')
  const { id } = addDocument(store, { title, text, format: 'txt', path: title, part: '' })
  let at = 0
  const spans = texts.map((own) => {
    const start = at
    at += own.length + 1
    return { start, end: start + own.length, tokens }
  })
  return addChunks(store, { id, uid: title, text }, spans)
}

async function ask(question: string, analyst: Analyst = createBuiltinAnalyst()) {
  const events = answerBasic({ store, analyst, question, level: 3, signal: new AbortController().signal, now: () => 0 })
  const told = []
  for (;;) {
    const next = await events.next()
    if (next.done === true) return { answer: next.value, told }
    told.push(next.value)
  }
}

it('reads the nearest chunks until the window is full, and no more', async () => {
  const ids = add(
    'letters',
    ['Bees, bees and bees in the mill.', ...Array.from({ length: 9 }, () => 'The mill had bees.')],
    3_000,
  )
  const { answer, told } = await ask('Who kept bees in the mill?')
  expect(answer.trace.batches).toMatchObject([{ reports: [], tokens: 6_000 }])
  expect(answer.trace.batches[0]?.sources).toHaveLength(2)
  expect(ids).toEqual(expect.arrayContaining([...(answer.trace.batches[0]?.sources ?? [])]))
  expect(told[0]).toEqual({ type: 'started', reports: 0, sources: 2, batches: 1 })
})

it('hands an analyst the chunks with their surroundings, and takes out what it cites unread', async () => {
  const [, second = 0] = add('diary', ['Ada wrote at night.', 'The bees died in May.', 'Nobody knew.'])
  const seen: MapChunksInput[] = []
  const analyst: Analyst = {
    ...createBuiltinAnalyst(),
    mapChunks: async (input) => {
      seen.push(input)
      return [{ text: 'They died.', helpfulness: 80, reports: [], sources: [second], section: '' }]
    },
    reduceAnswer: async function* () {
      yield { delta: `They died [Data: Sources (${second}, 999); Reports (1)].`, answered: true }
    },
  }
  const { answer } = await ask('When did the bees die?', analyst)
  expect(seen[0]?.chunks).toMatchObject([
    { id: second, before: 'Ada wrote at night. ', after: ' Nobody knew.', rank: 1 },
  ])
  expect(answer).toMatchObject({ text: `They died [Data: Sources (${second})].`, level: 0, method: 'basic' })
  expect(answer.trace.removedCitations).toBe(2)
})

it('leads with the sentence that says what is asked, and never with half a sentence', async () => {
  add('ledger', [
    'The mill was old. Ada Pell bought the',
    'mill from Silas Wren for £4,200 in 1931. It burned down.',
    'The mill is gone.',
  ])
  add('notes', ['Ada Pell liked the mill.', 'In 1931 Ada Pell bought the mill, and paid £4,200 for it.'])
  const { answer } = await ask('How much did Ada Pell pay for the mill?')
  expect(answer.text).toMatch(/^In 1931 Ada Pell bought the mill, and paid £4,200 for it\. \[Data: Sources/)
  expect(answer.text).not.toContain('mill from Silas')
})

it('says who speaks where a sentence says I', async () => {
  add('talk', ['KEVIN SCOTT: Welcome. \n\nADA PELL: I grew up in Cold Staithe, by the sea.'])
  const { answer } = await ask('Where did Ada Pell grow up?')
  expect(answer.text).toMatch(/^\*\*Ada Pell\*\* — I grew up in Cold Staithe, by the sea\./)
})

it.each([
  ['Who is the king of Sweden?', /nothing in it speaks of Sweden/],
  ['When did the bees sing?', /nothing in it speaks of sing/],
  ['Wer hat die Bienen getötet?', /nothing in it speaks of/],
  ['誰が蜂を殺したのか', /questions in English/],
])('declines %s', async (question, said) => {
  add('diary', ['The bees died in May.'])
  const { answer } = await ask(question)
  expect(answer).toMatchObject({ answered: false, citations: [] })
  expect(answer.text).toMatch(said)
})

it('has nothing to say where there is no text', async () => {
  await expect(ask('Who?')).rejects.toMatchObject({ code: 'conflict' })
})
