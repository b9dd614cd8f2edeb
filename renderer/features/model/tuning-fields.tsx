import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import type { AnalysisSettings } from '../../../shared/model/index.ts'
import { Button } from '../../ui/button.tsx'
import styles from './model-page.module.css'
import { ProposalDialog } from './proposal-dialog.tsx'
import { TuningInputs } from './tuning-inputs.tsx'

interface TuningFieldsProps {
  readonly collection: string
  readonly analysis: AnalysisSettings
  readonly canPropose: boolean
  readonly onChange: (change: Partial<AnalysisSettings>) => void
}

/** What the model is told of the collection: whom to be, what to look for, and in which language to write. */
export function TuningFields({ collection, analysis, canPropose, onChange }: TuningFieldsProps) {
  const [proposing, setProposing] = useState(false)
  return (
    <>
      <div className={styles.heading}>
        <div>
          <h2>What the model is told</h2>
          <p className={styles.hint}>It reads better when it knows what the collection is about.</p>
        </div>
        <Button icon={<Sparkles />} disabled={!canPropose} onClick={() => setProposing(true)}>
          Propose from the collection
        </Button>
      </div>
      <div className={styles.tuning}>
        <TuningInputs values={analysis} onChange={onChange} />
      </div>
      {proposing && (
        <ProposalDialog
          collection={collection}
          onAccept={(proposal) => {
            onChange(proposal)
            setProposing(false)
          }}
          onClose={() => setProposing(false)}
        />
      )}
    </>
  )
}
