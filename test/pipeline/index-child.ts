import { join } from 'node:path'
import { indexPaths } from '../../electron/api/collection-api.ts'
import { stageNames, type StageName } from '../../shared/model/index.ts'
import { countMade } from './count-made.ts'

/**
 * A process of its own that indexes as the command line does, and kills itself when it enters a stage, or (`partly`)
 * when that stage has saved something.
 */
const [file = '', place = '', partly = '', ...paths] = process.argv.slice(2)
const stage: StageName = stageNames.find((name) => name === place) ?? 'import'

await indexPaths({
  file,
  paths,
  workerPath: join(import.meta.dirname, '../../electron/api/index-worker.ts'),
  now: Date.now,
  log: (thrown) => process.stderr.write(`${String(thrown)}\n`),
  signal: new AbortController().signal,
  onEvent: (event) => {
    if (event.type !== 'stage' || event.stage !== stage) return
    // The job runs in another thread: this one may watch the file and do nothing else.
    while (partly === 'partly' && countMade(file, stage).made === 0);
    process.kill(process.pid, 'SIGKILL')
  },
})
