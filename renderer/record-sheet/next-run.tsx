import { Play } from 'lucide-react'
import { engine } from '../state/engine.ts'
import { isActive } from '../state/job-progress.ts'
import { useJob, watchJob } from '../state/jobs.ts'
import { useModelSetup } from '../state/model-setup.ts'
import { hrefOf } from '../state/routes.ts'
import { sayError } from '../state/say-error.ts'
import { Button } from '../ui/button.tsx'
import styles from './alias-list.module.css'

/** The way to a run that makes a decision hold: at once, or where there is a model by way of what it will take. */
export function NextRun({ collection }: { readonly collection: string }) {
  const model = useModelSetup((setup) => setup.settings)
  const job = useJob(collection)
  const run = async (): Promise<void> => {
    try {
      const { jobId } = await engine()['index.start']({ collection, sources: [] })
      void watchJob(collection, jobId)
    } catch (thrown) {
      sayError(thrown)
    }
  }
  return (
    <p className={styles.next}>
      <span>It takes effect with the next run.</span>
      {model ? (
        <a href={hrefOf({ page: 'model', collection, part: 'work' })}>See what that takes</a>
      ) : (
        <Button size="small" icon={<Play />} disabled={job !== undefined && isActive(job)} onClick={() => void run()}>
          Run now
        </Button>
      )}
    </p>
  )
}
