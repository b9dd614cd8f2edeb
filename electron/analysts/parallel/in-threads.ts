import type { Analyst } from '../analyst.ts'
import type { ThreadPool } from './thread-pool.ts'

/** Tasks handed on per thread: enough that none waits while the results of a slow one before it are missing. */
const ahead = 4

/** Code units that are read before threads start: reading as much takes as long as starting one. */
const enough = 500_000

/**
 * An analyst whose reading of documents is done in a pool of threads, which must run the same
 * analyst: what comes back is what it would have given itself. The first work, `here` code units of it, and what is
 * small anyhow, stay in this thread.
 */
export function inThreads(analyst: Analyst, pool: ThreadPool, here = enough): Analyst {
  let done = 0
  const isWorthThreads = (size: number): boolean => (done += size) > here
  return {
    ...analyst,
    who: (work, level) => ({ ...analyst.who(work, level), atOnce: work === 'extract' ? pool.size * ahead : 1 }),
    async *extract(document, chunks, signal) {
      if (isWorthThreads(document.text.length)) yield* await pool.run({ document, chunks }, signal)
      else yield* analyst.extract(document, chunks, signal)
    },
  }
}
