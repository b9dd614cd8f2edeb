import path from 'node:path'
import { expect, test } from 'vitest'
import { promptNames } from '../../../shared/model/index.ts'
import { checkOverride } from './check-override.ts'
import { loadPrompts } from './prompt-library.ts'

const prompts = loadPrompts(path.join(import.meta.dirname, '../../../prompts'))
const extract = prompts.get('extract-graph')

test('every prompt that comes with the app may be set as it is', () => {
  for (const name of promptNames) expect(() => checkOverride(prompts.get(name), prompts.get(name).text)).not.toThrow()
})

test('a text may leave out what is set for the collection', () => {
  expect(() => checkOverride(extract, '# User\n\nList the entities of {{text}} as asked.')).not.toThrow()
})

test('a variable that the prompt does not have is refused, and those that it has are named', () => {
  expect(() => checkOverride(extract, '# User\n\n{{text}} {{question}} {{Foo Bar}}')).toThrow(
    'This prompt knows no {{question}}, {{Foo Bar}}; it knows {{persona}}, {{entity_types}}, {{language}}, {{examples}}, {{text}}.',
  )
  expect(() => checkOverride(prompts.get('glean-check'), '# User\n\n{{text}}')).toThrow('no variable at all')
})

test('a text without the material is refused', () => {
  expect(() => checkOverride(extract, '# System\n\nRead.\n\n# User\n\nGo.')).toThrow('Without {{text}}')
})

test.each([
  '',
  'Read {{text}}',
  '# System\n\n{{text}}',
  '# User\n\n',
  'x\n# User\n\n{{text}}',
  '# User\n{{text}}\n# User\nb',
])('a text that is not in parts is refused: %j', (text) => {
  expect(() => checkOverride(extract, text)).toThrow('# User')
})

test('a text that is too long is refused', () => {
  expect(() => checkOverride(extract, `# User\n\n{{text}}${'x'.repeat(60_000)}`)).toThrow('60000 characters at most')
})

test('a text of nothing but opened braces is read before the test’s time is up', () => {
  expect(() => checkOverride(extract, `# User\n\n{{text}}${'{{a|'.repeat(14_000)}`)).not.toThrow()
})
