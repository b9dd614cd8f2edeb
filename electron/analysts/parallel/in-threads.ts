import type { Analyst } from '../analyst.ts'
import type { ThreadPool } from './thread-pool.ts'

/** Tasks handed on per thread: enough that none waits while the results of a slow one before it are missing. */
const ahead = 4

/**
 * An analyst whose reading of documents and writing of reports is done in a pool of threads, which must run the same
 * analyst: what comes back is what it would have given itself. The rest stays in this thread.
 */
export const inThreads = (analyst: Analyst, pool: ThreadPool): Analyst => ({
  ...analyst,
  atOnce: pool.size * ahead,
  async *extract(document, chunks, signal) {
    yield* await pool.run({ method: 'extract', document, chunks }, signal)
  },
  report: (context, signal) => pool.run({ method: 'report', context }, signal),
})
