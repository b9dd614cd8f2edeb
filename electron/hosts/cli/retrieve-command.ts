import { openCollectionReader } from '../../api/collection-api.ts'
import type { RetrievedChunk } from '../../../shared/model/index.ts'
import type { Command } from './command.ts'
import { embeddingOptions, readEmbeddingAccess } from './model-options.ts'
import { printable, printableLine } from './printable.ts'
import { readMethod } from './read-method.ts'
import { readNumber } from './read-number.ts'
import { takeWords } from './take-words.ts'
import { UsageError } from './usage-error.ts'

export const retrieveCommand: Command = {
  name: 'retrieve',
  usage: 'retrieve <file> "<question>" [--method basic] [--k 5] [--base-url URL --embedding-model NAME]',
  summary: 'the passages nearest to a question, best first',
  options: { method: { type: 'string' }, k: { type: 'string' }, ...embeddingOptions },
  help: [
    ['--method basic', 'how to rank: by the words and names that a passage shares with the question (default)'],
    ['--k N', 'how many passages (default: 5)'],
    ['--base-url URL', 'an endpoint with an embedding model; its key comes from STRATA_API_KEY'],
    ['--embedding-model NAME', 'rank by meaning too, with the vectors that `index` made with this model'],
  ],
  run: async ({ positionals, options }, { signal, env, dist }) => {
    const [file, question] = takeWords(positionals, ['The collection', 'The question'])
    readMethod(options['method'], ['basic'])
    const k = typeof options['k'] === 'string' ? readNumber(options['k'], 'The number of passages', 1, 1_000) : 5
    if (question.trim() === '') throw new UsageError('The question is empty.')
    const model = readEmbeddingAccess(options, env['STRATA_API_KEY'], dist)
    const reader = openCollectionReader(file)
    try {
      const results = await reader.retrieve(question, k, { model, signal })
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
      `${rank}. ${printableLine(title, 200)}, chunk ${chunk} (${score.toPrecision(3)})`,
      printable(text),
      '',
    ])
    .join('\n')
}
