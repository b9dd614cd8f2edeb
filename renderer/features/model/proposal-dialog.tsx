import { useState } from 'react'
import type { TuningProposal, Usage } from '../../../shared/model/index.ts'
import { formatCount } from '../../format/format-count.ts'
import { plural } from '../../format/plural.ts'
import { engine } from '../../state/engine.ts'
import { useCall } from '../../state/use-call.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import styles from './model-page.module.css'
import { TuningInputs } from './tuning-inputs.tsx'

type Accepted = Omit<TuningProposal, 'description'>

interface ProposalDialogProps {
  readonly collection: string
  readonly onAccept: (proposal: Accepted) => void
  readonly onClose: () => void
}

/** Lets the model read a sample of the collection; what it proposes can be changed before it is taken over. */
export function ProposalDialog({ collection, onAccept, onClose }: ProposalDialogProps) {
  const { data, error, loading, retry } = useCall(`${collection} propose`, (signal) =>
    engine()['analysis.propose']({ collection }, { signal }),
  )
  const [edits, setEdits] = useState<Partial<Accepted>>({})
  const proposal = data && { ...data, ...edits }
  return (
    <Dialog
      open
      wide
      title="What the model proposes"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{proposal ? 'Discard' : 'Stop'}</Button>
          {error !== undefined && !loading && <Button onClick={retry}>Try again</Button>}
          <Button
            variant="primary"
            disabled={!proposal}
            onClick={() => {
              if (!proposal) return
              const { description: _said, usage: _took, ...accepted } = proposal
              onAccept(accepted)
            }}
          >
            Take over
          </Button>
        </>
      }
    >
      <div className={styles.proposal}>
        {error !== undefined && <ErrorNotice error={error} />}
        {!proposal && error === undefined && (
          <>
            <p role="status">The model reads a sample of the documents. This takes a few calls.</p>
            <ProgressBar label="Reading a sample" value={null} />
          </>
        )}
        {proposal && (
          <>
            <p className={styles.described}>{proposal.description}</p>
            <p className={styles.hint}>{usageWords(proposal.usage)}</p>
            <TuningInputs values={proposal} onChange={(change) => setEdits((before) => ({ ...before, ...change }))} />
          </>
        )}
      </div>
    </Dialog>
  )
}

const usageWords = ({ calls, inputTokens, outputTokens }: Usage): string =>
  calls === 0
    ? 'From replies that were kept: it took no call.'
    : `It took ${plural(calls, 'call')}: ${formatCount(inputTokens)} tokens in, ${formatCount(outputTokens)} out.`
