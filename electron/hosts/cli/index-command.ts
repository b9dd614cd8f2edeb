import path from 'node:path'
import { indexPaths } from '../../api/collection-api.ts'
import { appFiles } from '../common/app-files.ts'
import type { Command } from './command.ts'
import { describeTotals } from './describe-totals.ts'
import { checkAnalyst } from './not-built.ts'
import { createProgress, duration } from './progress.ts'
import { UsageError } from './usage-error.ts'

export const indexCommand: Command = {
  name: 'index',
  usage: 'index <path…> --into <file.strata>',
  summary: 'import files and folders and bring the index up to date',
  options: { into: { type: 'string' }, analyst: { type: 'string' } },
  help: [
    ['--into <file.strata>', 'the collection; it is made if it is not there'],
    ['--analyst builtin', 'who reads and writes (default: builtin)'],
  ],
  async run({ positionals, options }, { err, signal, now, dist, log }) {
    const file = options['into']
    if (positionals.length === 0) throw new UsageError('The files or folders to index are missing.')
    if (typeof file !== 'string' || file === '') throw new UsageError('Say with --into which collection to index into.')
    checkAnalyst(options['analyst'])
    const progress = createProgress(err)
    const { workerPath } = appFiles(dist)
    // A job may be gone on with from another folder.
    const paths = positionals.map((name) => path.resolve(name))
    try {
      const { onEvent } = progress
      const totals = await indexPaths({ file, paths, workerPath, now, log, signal, onEvent })
      const skipped = totals.skipped.some(({ code }) => code !== 'duplicate')
      return {
        value: totals,
        text: `${describeTotals(totals, progress.named)}\n${duration(totals.seconds)}\n`,
        skipped,
      }
    } finally {
      progress.clear()
    }
  },
}
