import { useEffect } from 'react'
import type { CollectionStatus } from '../../shared/model/index.ts'
import { engine } from './engine.ts'
import { noteJobs, useRevision } from './jobs.ts'
import { useCall, type Called } from './use-call.ts'

/** A collection in numbers, asked again whenever one of its jobs gets on; running jobs are followed from then on. */
export function useStatus(collection: string): Called<CollectionStatus> {
  const revision = useRevision(collection)
  const called = useCall(
    `status ${collection} ${revision}`,
    async (signal) => ({ collection, status: await engine()['collection.status']({ collection }, { signal }) }),
    { keep: true },
  )
  // What is kept from another collection must not be shown for this one.
  const data = called.data?.collection === collection ? called.data.status : undefined
  useEffect(() => {
    if (data) noteJobs(collection, data.jobs)
  }, [collection, data])
  return { ...called, data }
}
