import { engine } from '../../state/engine.ts'
import { useRevision } from '../../state/jobs.ts'
import { hrefOf } from '../../state/routes.ts'
import { useCall } from '../../state/use-call.ts'
import { useStatus } from '../../state/use-status.ts'
import { waitingForModel } from '../../state/waiting-for-model.ts'
import { Notice } from '../../ui/notice.tsx'
import styles from './documents-page.module.css'

/** Says what of the documents waits for the model that is to read them, and leads to what that takes. */
export function WaitingNote({ collection }: { readonly collection: string }) {
  const revision = useRevision(collection)
  const status = useStatus(collection)
  const analysis = useCall(
    `${collection} analysis ${revision}`,
    async (signal) => ({ collection, settings: await engine()['analysis.get']({ collection }, { signal }) }),
    { keep: true },
  )
  if (!status.data || analysis.data?.collection !== collection) return null
  const words = waitingForModel(analysis.data.settings, status.data)
  if (words === null) return null
  return (
    <div className={styles.waiting}>
      <Notice actions={<a href={hrefOf({ page: 'model', collection, part: 'work' })}>See what that takes</a>}>
        {words}
      </Notice>
    </div>
  )
}
