import { join } from 'node:path'
import * as index from '../bench-builtin-index.ts'
import type { BenchData } from './bench-data.ts'
import { corpora } from './corpora.ts'
import { atMost } from './row.ts'
import type { Measured } from './row.ts'

const on = 'podcast'
const folderOf = (data: BenchData): string => join(data.folder, corpora.podcast)

/** Time and memory of an index from nothing; of the built command line, so it wants a build. */
export async function measureIndexing(data: BenchData): Promise<Measured> {
  const measured = await index.measureIndexing(folderOf(data))
  return {
    rows: [
      atMost({ what: 'seconds from nothing to reports, median of 3', on }, measured.seconds, 30),
      atMost({ what: 'peak memory of all processes, MB', on }, measured.peakMB, 1_500),
    ],
    details: { ...measured },
  }
}

/** Time of one more document. */
export async function measureAddition(data: BenchData): Promise<Measured> {
  const measured = await index.measureAddition(folderOf(data))
  return {
    rows: [atMost({ what: 'seconds to add one episode, median of 3', on }, measured.seconds, 3)],
    details: { ...measured },
  }
}

/** Time and memory of two and four copies against as many single ones. */
export async function measureGrowth(data: BenchData): Promise<Measured> {
  const grown = await index.measureGrowth(folderOf(data))
  return {
    rows: grown
      .filter(({ copies }) => copies > 1)
      .flatMap(({ copies, secondsToLinear, memoryToLinear }) => [
        atMost({ what: `time of ${copies} copies to linear`, on }, secondsToLinear, 1.15),
        atMost({ what: `memory of ${copies} copies to linear`, on }, memoryToLinear, 1.15),
      ]),
    details: { grown },
  }
}
