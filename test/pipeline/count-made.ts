import { count, type Reader } from '../../electron/store/connection.ts'
import { openReader } from '../../electron/store/open-collection.ts'
import type { StageName } from '../../shared/model/index.ts'

/** How much a stage that saves bit by bit has made, and of how much. */
export function countMade(file: string, stage: StageName): { readonly made: number; readonly all: number } {
  const store = openReader(file)
  try {
    return stage === 'report' ? countReports(store) : countExtracted(store)
  } finally {
    store.close()
  }
}

const countReports = (store: Reader) => ({
  made: count(store, 'SELECT count(*) AS n FROM reports'),
  all: count(store, 'SELECT count(*) AS n FROM communities'),
})

const countExtracted = (store: Reader) => ({
  made: count(store, 'SELECT count(*) AS n FROM chunks WHERE extracted_by IS NOT NULL'),
  all: count(store, 'SELECT count(*) AS n FROM chunks'),
})
