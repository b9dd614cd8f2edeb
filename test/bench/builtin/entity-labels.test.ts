import { expect, test } from 'vitest'
import { labelKey, lineToFill, parseLabels } from './entity-labels.ts'

const head = 'corpus\tname\ttype\tworth\ttype right\treason\n'

test('labels are read line by line', () => {
  const labels = parseLabels(
    `${head}podcast\tAda Lovelace\tperson\tyes\tyes\t\npodcast\tGood Morning\twork\tno\tunclear\ta greeting\n`,
  )
  expect(labels.map(({ worth }) => worth)).toEqual([true, false])
  expect(labels[1]).toMatchObject({ typeRight: 'unclear', reason: 'a greeting' })
})

test('a line that is not filled in is an error that names it', () => {
  const line = lineToFill({ corpus: 'podcast', name: 'Ada\nLovelace', type: 'person' }, 'Ada wrote it.')
  expect(line).toBe('podcast\tAda Lovelace\tperson\t\t\tAda wrote it.')
  expect(() => parseLabels(`${head}${line}\n`)).toThrow('Line 2')
})

test('a label is for a name of a corpus, whatever the type', () => {
  const ada = { corpus: 'podcast', name: 'Ada' }
  expect(labelKey(ada)).not.toBe(labelKey({ ...ada, corpus: 'letters' }))
})
