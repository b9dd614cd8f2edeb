import path from 'node:path'
import { indexPaths } from '../../api/collection-api.ts'
import { estimatePaths, keptAnalysis } from '../../api/estimate-paths.ts'
import { builtinAnalysis } from '../../../shared/model/index.ts'
import { appFiles } from '../common/app-files.ts'
import type { Command, OptionValues, Surroundings } from './command.ts'
import { count, describeTotals } from './describe-totals.ts'
import { describeEstimate, describeUsage } from './describe-usage.ts'
import { analysisHelp, analysisOptions, isPrompted, modelHelp, modelOptions } from './model-options.ts'
import { readAnalysisOptions } from './model-options.ts'
import { reachModel } from './reach-model.ts'
import { printableLine } from './printable.ts'
import { duration } from './duration.ts'
import { createProgress } from './progress.ts'
import { UsageError } from './usage-error.ts'

export const indexCommand: Command = {
  name: 'index',
  usage: 'index <path…> --into <file.strata> [--analyst prompted --base-url URL --model NAME …]',
  summary: 'import files and folders and bring the index up to date',
  options: { into: { type: 'string' }, ...modelOptions, ...analysisOptions, estimate: { type: 'boolean' } },
  help: [
    ['--into <file.strata>', 'the collection; it is made if it is not there'],
    ...modelHelp,
    ...analysisHelp,
    ['--estimate', 'say what the model would be asked, and what that would cost; nothing is changed or asked'],
    ['', 'What a model is given to do is kept in the collection, so that the next run with a model finds it done.'],
    ['', 'A run without one adds to that and replaces nothing of it.'],
  ],
  async run({ positionals, options }, surroundings) {
    const { err, signal, now, dist, log } = surroundings
    const file = options['into']
    if (positionals.length === 0) throw new UsageError('The files or folders to index are missing.')
    if (typeof file !== 'string' || file === '') throw new UsageError('Say with --into which collection to index into.')
    const how = await readHow(options, file, surroundings)
    if (options['estimate'] === true && how.model === undefined)
      throw new UsageError('Only a model costs something: add --analyst prompted.')
    // A job may be gone on with from another folder.
    const paths = positionals.map((name) => path.resolve(name))
    const progress = createProgress(err)
    const given = { file, paths, workerPath: appFiles(dist).workerPath, now, log, signal, onEvent: progress.onEvent }
    try {
      if (options['estimate'] === true && how.model !== undefined) {
        const { model, analysis } = how
        const estimate = await estimatePaths({ ...given, model, analysis: analysis(keptAnalysis(file)) })
        return { value: estimate, text: describeEstimate(estimate) }
      }
      const indexed = await indexPaths({ ...given, model: how.model, analysis: how.analysis(keptAnalysis(file)) })
      const { failed, usage, skipped, seconds } = indexed
      return {
        value: indexed,
        text: [
          `${describeTotals(indexed, progress.named)}\n`,
          ...(failed.length === 0 ? [] : [`${count(failed.length, 'item')} that the model could not do:\n`]),
          ...failed.map(({ item, reason }) => `  ${printableLine(item, 200)}: ${printableLine(reason, 300)}\n`),
          describeUsage(usage),
          `${duration(seconds)}\n`,
        ].join(''),
        skipped: failed.length > 0 || skipped.some(({ code }) => code !== 'duplicate'),
      }
    } finally {
      progress.clear()
    }
  },
}

async function readHow(options: OptionValues, file: string, surroundings: Surroundings) {
  if (!isPrompted(options)) return { model: undefined, analysis: () => builtinAnalysis }
  const analysis = readAnalysisOptions(options)
  return { model: await reachModel(options, file, surroundings), analysis }
}
