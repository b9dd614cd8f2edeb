import { openCollectionReader } from '../../api/collection-api.ts'
import type { Report } from '../../../shared/model/index.ts'
import type { Command } from './command.ts'
import { printable, printableLine } from './printable.ts'
import { readLevel } from './read-number.ts'
import { takeWords } from './take-words.ts'

export const reportsCommand: Command = {
  name: 'reports',
  usage: 'reports <file> [--level N]',
  summary: 'the community reports, of one level or all',
  options: { level: { type: 'string' } },
  help: [['--level N', 'the reports that cover this level; 0 is the broadest (default: all)']],
  run: async ({ positionals, options }) => {
    const [file] = takeWords(positionals, ['The collection'])
    const level = readLevel(options['level'])
    const reader = openCollectionReader(file)
    try {
      const reports = reader.reports(level)
      return { value: reports, text: reports.map(describeReport).join('\n') || none }
    } finally {
      reader.close()
    }
  },
}

const none = 'There are no reports in this collection yet: add documents with “strata index”.\n'

function describeReport({ id, level, title, rating, summary, findings }: Report): string {
  return [
    `# ${printableLine(title, 300)}`,
    `report ${id}, level ${level}, rating ${rating.toFixed(1)}`,
    '',
    printable(summary),
    ...findings.flatMap((finding) => ['', `## ${printableLine(finding.summary, 300)}`, printable(finding.explanation)]),
    '',
  ].join('\n')
}
