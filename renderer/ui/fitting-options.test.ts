import { expect, it } from 'vitest'
import { fittingOptions } from './fitting-options.ts'

const options = ['gpt-5', 'gpt-5-mini', 'o5', 'text-embedding-gpt']

it('offers everything before anything is typed', () => {
  expect(fittingOptions(options, ' ')).toEqual(options)
})

it('puts what begins with the typed text before what holds it, in any case', () => {
  expect(fittingOptions(['text-embedding-gpt', ...options], 'GPT').slice(0, 2)).toEqual(['gpt-5', 'gpt-5-mini'])
  expect(fittingOptions(options, 'mini')).toEqual(['gpt-5-mini'])
  expect(fittingOptions(options, 'llama')).toEqual([])
})
