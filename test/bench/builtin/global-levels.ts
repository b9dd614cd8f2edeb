import { openCollectionReader } from '../../../electron/api/collection-api.ts'
import type { BenchData } from './bench-data.ts'
import type { Corpus } from './corpora.ts'

/** The levels 0 to 3 that a corpus's collection has. */
export async function globalLevels(data: BenchData, corpus: Corpus): Promise<readonly number[]> {
  const reader = openCollectionReader(await data.collection(corpus))
  try {
    return reader
      .status()
      .levels.map(({ level }) => level)
      .slice(0, 4)
  } finally {
    reader.close()
  }
}
