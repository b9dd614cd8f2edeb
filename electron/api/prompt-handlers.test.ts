import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtinAnalysis, promptNames, type PromptPreview } from '../../shared/model/index.ts'
import { askHere } from '../../test/ask-here.ts'
import { indexHere } from '../../test/pipeline/index-here.ts'
import { countTokens } from '../algorithms/chunker/count-tokens.ts'
import { saveAnalysis } from '../store/analysis-settings.ts'
import { openWriter } from '../store/open-collection.ts'
import { createOpenCollections, type OpenCollections } from './open-collections.ts'
import { createPromptHandlers } from './prompt-handlers.ts'

const root = join(import.meta.dirname, '../..')
const { signal } = new AbortController()
let folder: string
let open: OpenCollections
let prompts: ReturnType<typeof createPromptHandlers>

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'strata-prompts-'))
  const full = join(folder, 'full.strata')
  await indexHere(full, [join(root, 'resources/sample')])
  await askHere(full, 'What did the oyster company pay?', 0)
  await askHere(full, 'Who owns the oyster company?', 0)
  openWriter(join(folder, 'empty.strata'), { create: true }).close()
  open = createOpenCollections((key) => join(folder, `${key}.strata`), {
    workerPath: '',
    log: (thrown) => expect.unreachable(String(thrown)),
  })
  prompts = createPromptHandlers({ promptsPath: join(root, 'prompts') }, open)
}, 60_000)
afterAll(async () => {
  await open.closeAll()
  rmSync(folder, { recursive: true })
})

const preview = async (name: (typeof promptNames)[number], collection = 'full'): Promise<PromptPreview> => {
  const { text, own } = await prompts['prompts.get']({ collection, name }, { signal })
  return prompts['prompts.preview']({ collection, name, text: own || text }, { signal })
}

it('lists every prompt, none of which is the collection’s own at first', async () => {
  const list = await prompts['prompts.list']({ collection: 'full' }, { signal })
  expect(list.map(({ name }) => name)).toEqual([...promptNames])
  expect(list.filter(({ overridden }) => overridden)).toEqual([])
})

describe.each(promptNames)('the preview of %s', (name) => {
  it('has real content for all that the prompt names', async () => {
    const { messages, tokens, shows } = await preview(name)
    expect(messages[0]?.content).toMatch(new RegExp(`^Task: ${name}\n`))
    expect(tokens).toBe(messages.reduce((sum, { content }) => sum + countTokens(content), 0))
    expect(tokens).toBeLessThan(10_000)
    expect(shows).not.toBe('')
    for (const { content } of messages) {
      expect(content).not.toMatch(/undefined|\{\{/)
      for (const fenced of content.matchAll(/^<<<(\w+)\n([\s\S]*?)\n\1>>>$/gm)) expect(fenced[2]).toMatch(/\p{L}{3}/u)
    }
  })
})

it('shows what a report is written from, table by table', async () => {
  const { messages, shows } = await preview('leaf-report')
  expect(messages.at(-1)?.content).toMatch(/<<<context\n# Entities\nid,name,type,description\n\d+,/)
  expect(shows).toMatch(/^what is known of .{5,}/)
})

it('shows the points of the newest answer with its own question', async () => {
  const { messages } = await preview('reduce-answer')
  expect(messages.at(-1)?.content).toContain('<<<question\nWho owns the oyster company?\nquestion>>>')
  expect(messages.at(-1)?.content).toMatch(/Point 1 \(helpfulness \d+\):\n.*\[Data: Reports \(\d/)
})

it('shows what is set for the collection', async () => {
  const { store } = open.get('full')
  saveAnalysis(store, {
    ...builtinAnalysis,
    persona: 'You are a marine biologist.',
    entityTypes: ['mollusc'],
    language: 'German',
  })
  const [system] = (await preview('extract-graph')).messages
  saveAnalysis(store, builtinAnalysis)
  expect(system?.content).toContain('You are a marine biologist.')
  expect(system?.content).toContain('one of: mollusc (')
  expect(system?.content).toContain('Write descriptions in German.')
})

it('keeps a text of the collection’s own, shows it, and takes it away again', async () => {
  const where = { collection: 'full', name: 'glean-check' } as const
  const set = await prompts['prompts.set']({ ...where, text: '# User\r\n\r\nIs anything missing?\r\n' }, { signal })
  expect(set).toMatchObject({ own: '# User\n\nIs anything missing?', overridden: true })
  expect((await preview('glean-check')).messages).toEqual([
    { role: 'user', content: 'Task: glean-check\n\nIs anything missing?' },
  ])
  const list = await prompts['prompts.list']({ collection: 'full' }, { signal })
  expect(list.filter(({ overridden }) => overridden).map(({ name }) => name)).toEqual(['glean-check'])
  const reset = await prompts['prompts.set']({ ...where, text: null }, { signal })
  expect(reset).toMatchObject({ own: '', overridden: false })
})

it('takes the text that comes with the app for no text of the collection’s own', async () => {
  const where = { collection: 'full', name: 'leaf-report' } as const
  const { text } = await prompts['prompts.get'](where, { signal })
  expect(await prompts['prompts.set']({ ...where, text }, { signal })).toMatchObject({ own: '', overridden: false })
})

it('refuses a text that names what the prompt does not have, and keeps what was there', async () => {
  const where = { collection: 'full', name: 'extract-graph' } as const
  const text = '# User\n\n{{text}} {{secret}}'
  await expect(prompts['prompts.set']({ ...where, text }, { signal })).rejects.toMatchObject({
    code: 'invalid-input',
    message: expect.stringContaining('{{secret}}'),
  })
  expect(() => prompts['prompts.preview']({ ...where, text }, { signal })).toThrow('{{secret}}')
  expect(await prompts['prompts.get'](where, { signal })).toMatchObject({ own: '' })
})

it.each([
  ['extract-graph', 'Add documents first.'],
  ['map-reports', 'Bring the index up to date first.'],
  ['upper-report', 'Bring the index up to date first.'],
  ['judge-answers', 'Ask a question with two methods first.'],
] as const)('says what to do where an empty collection has nothing to show %s with', async (name, hint) => {
  await expect(preview(name, 'empty')).rejects.toMatchObject({ code: 'not-found', hint })
})
