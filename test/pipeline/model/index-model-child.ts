import { join } from 'node:path'
import { indexPaths } from '../../../electron/api/collection-api.ts'
import { accessTo, allAtOnce } from './run-with-model.ts'

/** A process of its own that indexes with a model as the command line does, until it is done or killed. Says when the job begins. */
const [file = '', url = '', ...paths] = process.argv.slice(2)
let begun = false

await indexPaths({
  file,
  paths,
  model: accessTo(url),
  analysis: allAtOnce,
  workerPath: join(import.meta.dirname, '../../../electron/api/index-worker.ts'),
  now: Date.now,
  log: (thrown) => process.stderr.write(`${String(thrown)}\n`),
  signal: new AbortController().signal,
  onEvent: () => {
    if (!begun) process.send?.('begun')
    begun = true
  },
})
