import { describe, expect, it } from 'vitest'
import { ModelSettings, modelPresets, providers } from '../../../../shared/model/index.ts'
import { draftFor, draftOf, reachOf, readDraft, settingsToList } from './model-draft.ts'

const draft = { ...draftFor('ollama', null), model: 'gemma3' }

describe('the form of a model', () => {
  it('gives back the settings it was made from, for every preset', () => {
    for (const provider of providers) {
      const filled = { ...modelPresets[provider].settings, baseUrl: 'https://ai.example.com/v1', model: 'm' }
      const { settings, errors } = readDraft(draftOf(filled))
      expect(errors).toEqual({})
      expect(settings).toEqual(filled)
      expect(ModelSettings.parse(settings)).toEqual(filled)
    }
  })

  it('shows what was saved for a provider, and the preset of another', () => {
    const saved = { ...modelPresets.ollama.settings, model: 'gemma3', concurrency: 7 }
    expect(draftFor('ollama', saved)).toMatchObject({ model: 'gemma3', concurrency: '7' })
    expect(draftFor('openai', saved)).toMatchObject({ model: '', baseUrl: 'https://api.openai.com/v1' })
  })

  it('reads numbers with spaces or commas, and prices with a point or a comma', () => {
    const { settings } = readDraft({
      ...draft,
      contextTokens: '128 000',
      requestSeconds: '1,200',
      inputPerMillion: '0,15',
    })
    expect(settings).toMatchObject({ contextTokens: 128_000, requestSeconds: 1200, prices: { inputPerMillion: 0.15 } })
  })

  it('takes an empty price as not known', () => {
    expect(readDraft({ ...draft, outputPerMillion: ' ' }).settings?.prices.outputPerMillion).toBeNull()
  })

  it('says what is wrong, a sentence a field', () => {
    const wrong = { ...draft, model: ' ', concurrency: '0', contextTokens: 'many', inputPerMillion: '-1', currency: '' }
    expect(readDraft(wrong)).toEqual({
      errors: {
        model: 'Choose a model, or type its name.',
        concurrency: 'A whole number from 1 to 256.',
        contextTokens: 'A whole number from 1,024 to 10,000,000.',
        inputPerMillion: 'A sum such as 0.15, or nothing.',
        currency: 'A currency, such as USD.',
      },
    })
  })

  it.each([
    ['', 'The address of the endpoint is missing.'],
    ['https://‹resource›.openai.azure.com', 'Put your own in the place of ‹resource›.'],
    ['api.openai.com/v1', 'This is no web address: it begins with https:// or http://.'],
    ['ftp://example.com', 'This is no web address: it begins with https:// or http://.'],
    ['https://sk-1@example.com/v1', 'A key does not belong into the address; there is a field for it.'],
  ])('refuses “%s” as an address', (baseUrl, said) => {
    expect(readDraft({ ...draft, baseUrl }).errors).toEqual({ baseUrl: said })
    expect(settingsToList({ ...draft, baseUrl })).toBeNull()
    expect(reachOf(baseUrl)).toBeNull()
  })

  it('can ask for the models before one is chosen, and while a number is being typed', () => {
    const half = { ...draft, model: '', concurrency: '' }
    expect(ModelSettings.parse(settingsToList(half))).toMatchObject({ baseUrl: 'http://127.0.0.1:11434/v1', model: '' })
  })

  it('keeps a version for Azure alone, and asks for it there', () => {
    expect(readDraft({ ...draft, apiVersion: '2024-10-21' }).settings?.apiVersion).toBe('')
    const azure = { ...draftFor('azure', null), baseUrl: 'https://a.openai.azure.com', model: 'm' }
    expect(readDraft(azure).settings?.apiVersion).toBe('2024-10-21')
    expect(readDraft({ ...azure, apiVersion: '' }).errors.apiVersion).toContain('needs a version')
  })
})

it.each([
  ['http://127.0.0.1:8080/v1', { host: '127.0.0.1:8080', local: true, inClear: false }],
  ['http://localhost:1234/v1', { host: 'localhost:1234', local: true, inClear: false }],
  ['http://[::1]:1234/v1', { host: '[::1]:1234', local: true, inClear: false }],
  ['https://127.0.0.1.example.com/v1', { host: '127.0.0.1.example.com', local: false, inClear: false }],
  ['https://api.openai.com/v1', { host: 'api.openai.com', local: false, inClear: false }],
  ['http://192.168.1.9:8000/v1', { host: '192.168.1.9:8000', local: false, inClear: true }],
])('knows where %s leads', (baseUrl, reach) => {
  expect(reachOf(baseUrl)).toEqual(reach)
})
