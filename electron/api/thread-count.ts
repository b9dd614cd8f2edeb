/** Each holds a tagger of its own, about a hundred megabytes. */
const most = 8

/**
 * How many threads read for a job: as many as there are cores, at most eight, and none on a single core, where the
 * job's own thread reads. `wanted` (the variable `STRATA_THREADS`) sets it down; what is no whole number is ignored.
 */
export function threadCount(cores: number, wanted: string | undefined): number {
  const limit = wanted !== undefined && /^\d+$/.test(wanted) ? Number(wanted) : most
  const count = Math.min(cores, limit, most)
  return count < 2 ? 0 : count
}
