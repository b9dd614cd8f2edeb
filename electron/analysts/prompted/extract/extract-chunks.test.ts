import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { StrataError } from '../../../../shared/contract/errors.ts'
import { builtinAnalysis, type AnalysisSettings } from '../../../../shared/model/index.ts'
import { createScriptedModel, type ScriptedModel } from '../../../../test/fakes/scripted-model.ts'
import { loadPrompts } from '../../../models/prompts/prompt-library.ts'
import type { Extraction } from '../../analyst.ts'
import { extractChunks } from './extract-chunks.ts'

const prompts = loadPrompts(join(import.meta.dirname, '../../../../prompts'))
const text =
  'Mara Lind runs the Harbour Trust. The trust gave the customs house to Vesby on 3 May 2019. ' +
  'Lind denies that she was paid. In Vesby a museum is to open.'
const entity = (name: string, type: string, description: string): string =>
  `("entity"<|>${name}<|>${type}<|>${description})`
const relationship = (source: string, target: string, said: string, strength = 5): string =>
  `("relationship"<|>${source}<|>${target}<|>${said}<|>${strength})`
const records = (...all: readonly string[]): string => `${all.join('##\n')}\n<|COMPLETE|>`
const nothingMissed = { gleanings: 0 }

async function extract(
  model: ScriptedModel,
  analysis: Partial<AnalysisSettings> = nothingMissed,
  chunks: readonly (readonly [number, number])[] = [[0, text.length]],
  of = text,
): Promise<Extraction[]> {
  const extractions: Extraction[] = []
  const document = { id: 1, title: 'Vesby', format: 'txt', text: of }
  const toRead = chunks.map(([start, end], at) => ({ id: at + 10, start, end }))
  const asked = { model, prompts, analysis: { ...builtinAnalysis, ...analysis } }
  for await (const one of extractChunks(asked, document, toRead, new AbortController().signal)) extractions.push(one)
  return extractions
}

const namesAndPlaces = ({ mentions }: Extraction, of = text): string[] =>
  mentions.map(({ name, start, end }) => `${name}: ${of.slice(start, end)}`)

describe('what a model reads in a chunk', () => {
  it('is tied to the names and sentences of the text, and named as it is there', async () => {
    const model = createScriptedModel(() =>
      records(
        entity('MARA LIND', 'Person', 'Runs the trust'),
        entity('Harbour Trust', 'organisation', 'A trust'),
        entity('Vesby', 'location', 'A town'),
        relationship('Mara Lind', 'Harbour Trust', 'Mara Lind runs the trust', 9),
        relationship('Mara Lind', 'Vesby', 'Her trust gave the town a house'),
      ),
    )
    const [extraction] = await extract(model)
    expect(namesAndPlaces(extraction!)).toEqual([
      'Mara Lind: Mara Lind',
      'Harbour Trust: Harbour Trust',
      'Vesby: Vesby',
      'Vesby: Vesby',
    ])
    expect(extraction!.mentions.map(({ type }) => type)).toEqual(['person', 'organization', 'place', 'place'])
    expect(extraction!.mentions.map(({ description }) => description)).toEqual([
      'Runs the trust',
      'A trust',
      'A town',
      '',
    ])
    expect(
      extraction!.relationships.map(({ source, target, start, end, strength }) => [
        source,
        target,
        strength,
        text.slice(start, end),
      ]),
    ).toEqual([
      [0, 1, 9, 'Mara Lind runs the Harbour Trust.'],
      // No sentence names both: the passage from one to the other.
      [0, 2, 5, 'Mara Lind runs the Harbour Trust. The trust gave the customs house to Vesby on 3 May 2019.'],
    ])
  })

  it('stands on the sentence most like its description where its name does not stand there', async () => {
    const model = createScriptedModel(() =>
      records(
        entity('Planned Collection', 'work', 'A museum that is to open in Vesby'),
        entity('Tomas Quill', 'person', 'A fisherman of the north'),
        relationship('Tomas Quill', 'Vesby', 'He lived there'),
      ),
    )
    const [extraction] = await extract(model)
    // The fisherman stands nowhere in the text, so nothing of him is kept.
    expect(namesAndPlaces(extraction!)).toEqual(['Planned Collection: In Vesby a museum is to open.'])
    expect(extraction!.relationships).toEqual([])
  })

  it('makes an entity of an end that only a relationship names, if the text does', async () => {
    const model = createScriptedModel(() =>
      records(entity('Mara Lind', 'person', 'She'), relationship('Mara Lind', 'Harbour Trust', 'runs it', 99)),
    )
    const [extraction] = await extract(model)
    expect(extraction!.mentions.map(({ name, type }) => [name, type])).toEqual([
      ['Mara Lind', 'person'],
      ['Harbour Trust', ''],
    ])
    expect(extraction!.relationships).toMatchObject([{ source: 0, target: 1, strength: 10 }])
  })

  it('bounds what a reply may bring', async () => {
    const long = `Mara Lind ${'x'.repeat(5_000)}`
    const model = createScriptedModel(() => records(entity('Mara Lind', 'person', long)))
    const [extraction] = await extract(model)
    expect(extraction!.mentions[0]!.description.length).toBeLessThanOrEqual(2_000)
  })

  it('keeps no chunk waiting for a document’s blank ones', async () => {
    const model = createScriptedModel(() => records())
    expect(await extract(model, nothingMissed, [[0, 3]], '   ')).toEqual([
      { chunk: 10, mentions: [], relationships: [], claims: [] },
    ])
    expect(model.requests).toEqual([])
  })
})

describe('gleaning', () => {
  it('goes on while entities were missed, up to what is set, in one conversation', async () => {
    const model = createScriptedModel(({ prompt, choice }) => {
      if (choice) return 'YES'
      return prompt.startsWith('glean-more')
        ? records(entity('Vesby', 'place', 'A town'))
        : records(entity('Mara Lind', 'person', 'She'))
    })
    const [extraction] = await extract(model, { gleanings: 2 })
    expect(model.requests.map(({ prompt, choice }) => [prompt.replace(/@.*/, ''), choice])).toEqual([
      ['extract-graph', undefined],
      ['glean-check', ['YES', 'NO']],
      ['glean-more', undefined],
      ['glean-check', ['YES', 'NO']],
      ['glean-more', undefined],
    ])
    expect(model.requests[2]!.messages.map(({ role }) => role)).toEqual([
      'system',
      'user',
      'assistant',
      'user',
      'assistant',
      'user',
    ])
    expect(model.requests[4]!.messages).toHaveLength(10)
    expect(new Set(extraction!.mentions.map(({ name }) => name))).toEqual(new Set(['Mara Lind', 'Vesby']))
  })

  it('ends where nothing was missed, and where a gleaning brings nothing readable', async () => {
    const no = createScriptedModel(({ choice }) => (choice ? 'no.' : records(entity('Vesby', 'place', 'A town'))))
    await extract(no, { gleanings: 3 })
    expect(no.requests).toHaveLength(2)
    const noise = createScriptedModel(({ choice, prompt }) =>
      choice
        ? 'YES'
        : prompt.startsWith('glean')
          ? 'I am sorry. There is no more I could say about it.'
          : records(entity('Vesby', 'place', 'A town')),
    )
    const [extraction] = await extract(noise, { gleanings: 3 })
    expect(noise.requests).toHaveLength(3)
    expect(noise.forgotten).toHaveLength(1)
    expect(extraction!.partly?.reply).toMatch(/I am sorry/)
    expect(extraction!.mentions).toHaveLength(2)
  })
})

it('keeps what was read where a gleaning gets no reply at all', async () => {
  const model = createScriptedModel(({ work }) => {
    if (work === 'glean') throw new StrataError('model-output', 'The model gave no reply to this request.')
    return records(entity('Vesby', 'place', 'A town'))
  })
  const [extraction] = await extract(model, { gleanings: 1 })
  expect(extraction!.failure).toBeUndefined()
  expect(extraction!.mentions).toHaveLength(2)
  expect(extraction!.partly?.reason).toMatch(/gleaning would have added was lost.*gave no reply/)
})

describe('a reply of which something is lost', () => {
  const town = entity('Vesby', 'place', 'A town')
  it('that was cut off is asked for once more with twice the room, and then it is whole', async () => {
    const model = createScriptedModel((_, before) =>
      before === 0
        ? { text: `${town}##("entity"<|>Mara Li`, finish: 'length' }
        : records(town, entity('Mara Lind', 'person', 'She')),
    )
    const [extraction] = await extract(model)
    expect(model.requests.map(({ maxTokens }) => maxTokens / model.requests[0]!.maxTokens)).toEqual([1, 2])
    expect(extraction!.mentions.map(({ name }) => name)).toContain('Mara Lind')
    expect(extraction!.partly).toBeUndefined()
  })

  it('that is cut off again keeps what was read, and is noted with the reply', async () => {
    const text = `${town}##("entity"<|>Mara Li`
    const model = createScriptedModel(() => ({ text, finish: 'length' }))
    const [extraction] = await extract(model)
    expect(model.requests).toHaveLength(2)
    expect(extraction!.mentions).toHaveLength(2)
    expect(extraction!.failure).toBeUndefined()
    expect(extraction!.partly).toEqual({ reason: expect.stringMatching(/cut off at its limit/), reply: text })
  })

  it('that holds records which nothing can be made of is noted too', async () => {
    const reply = records(town, '("entity"<|>only a name)')
    const [extraction] = await extract(createScriptedModel(() => reply))
    expect(extraction!.mentions).toHaveLength(2)
    expect(extraction!.partly).toEqual({ reason: expect.stringMatching(/Some records.*could not be read: 1/), reply })
  })
})

describe('claims', () => {
  it('stand on their quotation, or on the sentence most like them', async () => {
    const claim = (...fields: readonly string[]): string => `("claim"<|>${fields.join('<|>')})`
    const model = createScriptedModel(({ work }) =>
      work === 'claims'
        ? records(
            claim(
              'Harbour Trust',
              'Vesby',
              'DONATION',
              'TRUE',
              '2019-05-03',
              '2019-05-03',
              'The trust gave a house',
              'The trust gave the customs house to Vesby on 3 May 2019.',
            ),
            claim(
              'Mara Lind',
              'NONE',
              'PAYMENT',
              'FALSE',
              'NONE',
              'NONE',
              'Lind denies that she was paid',
              'words that stand nowhere',
            ),
            claim(
              'Mara Lind',
              'NONE',
              'CRIME',
              'TRUE',
              'NONE',
              'NONE',
              'Stole seventeen elephants',
              'seventeen elephants',
            ),
          )
        : records(
            entity('Mara Lind', 'person', 'x'),
            entity('Harbour Trust', 'organization', 'x'),
            entity('Vesby', 'place', 'x'),
          ),
    )
    const [extraction] = await extract(model, { gleanings: 0, claims: true })
    expect(model.requests[1]!.messages.at(-1)!.content).toContain('Mara Lind\nHarbour Trust\nVesby')
    expect(
      extraction!.claims.map(({ subject, object, type, status, startDate, start, end }) => [
        extraction!.mentions[subject]!.name,
        object === null ? null : extraction!.mentions[object]!.name,
        type,
        status,
        startDate,
        text.slice(start, end),
      ]),
    ).toEqual([
      [
        'Harbour Trust',
        'Vesby',
        'donation',
        'true',
        '2019-05-03',
        'The trust gave the customs house to Vesby on 3 May 2019.',
      ],
      ['Mara Lind', null, 'payment', 'false', '', 'Lind denies that she was paid.'],
    ])
  })
})

describe('a sentence in the overlap of two chunks', () => {
  const overlap = [text.indexOf('The trust gave'), text.indexOf('Lind denies')] as const
  it('is told by the first chunk that tells it', async () => {
    const model = createScriptedModel(() =>
      records(
        entity('Harbour Trust', 'organization', 'It gave the customs house to Vesby'),
        entity('customs house', 'place', 'Given to Vesby'),
        entity('Vesby', 'place', 'A town'),
        relationship('customs house', 'Vesby', 'It was given to the town'),
      ),
    )
    const [first, second] = await extract(model, nothingMissed, [
      [0, overlap[1]],
      [overlap[0], text.length],
    ])
    expect(first!.relationships).toHaveLength(1)
    expect(second!.relationships).toEqual([])
    expect(namesAndPlaces(first!)).toContain('customs house: customs house')
    // Only what the second sentence with Vesby in it tells is news.
    expect(second!.mentions.map(({ name, start }) => [name, start])).toEqual([['Vesby', text.lastIndexOf('Vesby')]])
  })
})

describe('a reply of no use', () => {
  it('is asked for once more, with the bad one shown', async () => {
    const model = createScriptedModel(({ prompt }) =>
      prompt.includes('+repair-reply')
        ? records(entity('Vesby', 'place', 'A town'))
        : 'I cannot. This is a long story about nothing.',
    )
    const [extraction] = await extract(model)
    expect(extraction!.failure).toBeUndefined()
    expect(extraction!.mentions).toHaveLength(2)
    expect(model.requests[1]!.messages.at(-2)).toEqual({
      role: 'assistant',
      content: 'I cannot. This is a long story about nothing.',
    })
    expect(model.forgotten).toEqual([])
  })

  it('is a failure after that, kept and forgotten by the cache, and the other chunks go on', async () => {
    const model = createScriptedModel(({ messages }) =>
      messages.some(({ role, content }) => role === 'user' && content.includes('museum'))
        ? '<html>Bad. Gateway.</html>'
        : records(entity('Mara Lind', 'person', 'She')),
    )
    const half = text.indexOf('Lind denies')
    const [first, second] = await extract(model, nothingMissed, [
      [half, text.length],
      [0, half],
    ])
    expect(first).toMatchObject({
      chunk: 10,
      failure: { reply: '<html>Bad. Gateway.</html>' },
      mentions: [],
      relationships: [],
      claims: [],
    })
    expect(model.forgotten).toHaveLength(2)
    expect(second!.failure).toBeUndefined()
    expect(second!.mentions).toHaveLength(1)
  })

  it('is a failure at once where the model refuses', async () => {
    const model = createScriptedModel(() => ({ text: 'No.', finish: 'refused' }))
    const [extraction] = await extract(model)
    expect(extraction!.failure).toEqual({ reason: 'The model refused to answer.', reply: 'No.' })
    expect(model.requests).toHaveLength(1)
  })

  it('is a failure with what to do where the model’s context is too small', async () => {
    const model = createScriptedModel(() => '', { contextTokens: 300 })
    const [extraction] = await extract(model)
    expect(extraction!.failure?.reason).toMatch(/context of 300 tokens is too small.*larger context/)
    expect(model.requests).toEqual([])
  })

  it('stops everything where the endpoint is gone', async () => {
    const model = createScriptedModel(() => {
      throw new StrataError('model-unavailable', 'The endpoint is gone.')
    })
    await expect(extract(model)).rejects.toMatchObject({ code: 'model-unavailable' })
  })
})
