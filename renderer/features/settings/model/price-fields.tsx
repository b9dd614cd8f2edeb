import { TextField } from '../../../ui/text-field.tsx'
import type { DraftErrors, ModelDraft } from './model-draft.ts'
import styles from './model-page.module.css'

interface PriceFieldsProps {
  readonly draft: ModelDraft
  readonly errors: DraftErrors
  readonly onChange: (change: Partial<ModelDraft>) => void
}

/** What a million tokens cost; estimates and the meter count with it. */
export function PriceFields({ draft, errors, onChange }: PriceFieldsProps) {
  const prices = [
    ['inputPerMillion', 'Tokens in'],
    ['outputPerMillion', 'Tokens out'],
    ['embeddingPerMillion', 'Embedding'],
  ] as const
  return (
    <fieldset className={styles.group}>
      <legend>Prices for a million tokens</legend>
      <p className={styles.hint}>
        As your provider’s page has them; 0 on your own machine. Left empty, costs are not told. Strata looks nothing
        up.
      </p>
      <div className={styles.prices}>
        <TextField
          label="Currency"
          value={draft.currency}
          maxLength={8}
          error={errors.currency}
          onChange={(currency) => onChange({ currency })}
        />
        {prices.map(([field, label]) => (
          <TextField
            key={field}
            label={label}
            inputMode="decimal"
            placeholder="not known"
            value={draft[field]}
            error={errors[field]}
            onChange={(value) => onChange({ [field]: value })}
          />
        ))}
      </div>
    </fieldset>
  )
}
