import { openCollectionReader } from '../../api/collection-api.ts'
import { Dataset, datasets, type EvidenceChain } from '../../../shared/model/index.ts'
import type { Command } from './command.ts'
import { printable, printableLine } from './printable.ts'
import { readId } from './read-number.ts'
import { takeWords } from './take-words.ts'
import { UsageError } from './usage-error.ts'

export const evidenceCommand: Command = {
  name: 'evidence',
  usage: 'evidence <file> <dataset> <id>',
  summary: 'everything under one record, down to the documents',
  options: {},
  help: [['<dataset>', `one of ${datasets.join(', ')}`]],
  run: async ({ positionals }) => {
    const [file, name, number] = takeWords(positionals, ['The collection', 'The dataset', 'The id'])
    const dataset = Dataset.safeParse(name.toLowerCase())
    if (!dataset.success) throw new UsageError(`There is no dataset “${name}”; there are ${datasets.join(', ')}.`)
    const id = readId(number)
    const reader = openCollectionReader(file)
    try {
      const chain = reader.evidence(dataset.data, id)
      return { value: chain, text: describeChain(chain) }
    } finally {
      reader.close()
    }
  },
}

function describeChain({ record, chunks }: EvidenceChain): string {
  return [
    `${record.dataset} ${record.id}: ${printableLine(record.title, 300)}`,
    printable(record.text),
    ...chunks.flatMap(({ document, title, start, end, text }) => [
      '',
      `document ${document}, ${printableLine(title, 200)}, ${start}–${end}`,
      printable(text),
    ]),
    '',
  ].join('\n')
}
