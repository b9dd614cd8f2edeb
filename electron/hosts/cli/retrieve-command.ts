import { openCollectionReader } from '../../api/collection-api.ts'
import type { RetrievedChunk } from '../../../shared/model/index.ts'
import type { Command } from './command.ts'
import { printable, printableLine } from './printable.ts'
import { readMethod } from './read-method.ts'
import { readNumber } from './read-number.ts'
import { takeWords } from './take-words.ts'
import { UsageError } from './usage-error.ts'

export const retrieveCommand: Command = {
  name: 'retrieve',
  usage: 'retrieve <file> "<question>" [--method basic] [--k 5]',
  summary: 'the passages nearest to a question, best first',
  options: { method: { type: 'string' }, k: { type: 'string' } },
  help: [
    ['--method basic', 'how to rank: by the words and names that a passage shares with the question (default)'],
    ['--k N', 'how many passages (default: 5)'],
  ],
  run: async ({ positionals, options }, { signal }) => {
    const [file, question] = takeWords(positionals, ['The collection', 'The question'])
    readMethod(options['method'], ['basic'])
    const k = typeof options['k'] === 'string' ? readNumber(options['k'], 'The number of passages', 1, 1_000) : 5
    if (question.trim() === '') throw new UsageError('The question is empty.')
    const reader = openCollectionReader(file)
    try {
      const results = await reader.retrieve(question, k, { signal })
      return { value: { results }, text: describe(results) }
    } finally {
      reader.close()
    }
  },
}

function describe(results: readonly RetrievedChunk[]): string {
  if (results.length === 0) return 'No passage shares a word with the question.\n'
  return results
    .flatMap(({ rank, score, title, chunk, text }) => [
      `${rank}. ${printableLine(title, 200)}, chunk ${chunk} (${score.toFixed(2)})`,
      printable(text),
      '',
    ])
    .join('\n')
}
