import { openCollectionReader } from '../../api/collection-api.ts'
import type { CollectionStatus } from '../../../shared/model/index.ts'
import type { Command } from './command.ts'
import { count, describeTotals } from './describe-totals.ts'
import { printableLine } from './printable.ts'
import { takeWords } from './take-words.ts'

export const statusCommand: Command = {
  name: 'status',
  usage: 'status <file>',
  summary: 'say what is inside a collection',
  options: {},
  help: [],
  run: async ({ positionals }) => {
    const [file] = takeWords(positionals, ['The collection'])
    const reader = openCollectionReader(file)
    try {
      const status = reader.status()
      return { value: status, text: describeStatus(status) }
    } finally {
      reader.close()
    }
  },
}

const share = (part: number): string => `${Math.round(part * 100)} %`

function describeStatus(status: CollectionStatus): string {
  const { levels, coverage, jobs, failed } = status
  return [
    describeTotals(status),
    ...levels.map(
      ({ level, communities, reports, born }) =>
        `level ${level}: ${count(communities, 'community', 'communities')} (${born} begin here), ${count(reports, 'report')}`,
    ),
    `reports speak of ${share(coverage.documents)} of the documents, ${share(coverage.chunks)} of the chunks, ${share(coverage.entities)} of the entities`,
    ...(coverage.gathered > 0
      ? [
          `${share(coverage.gathered)} of the entities stand apart in groups too small for a report of their own, and share one`,
        ]
      : []),
    ...jobs
      .filter(({ state }) => state !== 'completed')
      .map(({ id, state, stage }) => `job ${id}: ${state}${stage === null ? '' : ` at ${stage}`}`),
    ...failed.map(
      ({ stage, item, reason }) =>
        `${stage} failed on ${printableLine(item, 200)}: ${printableLine(reason, 300)} It is tried again with the next run.`,
    ),
    '',
  ].join('\n')
}
