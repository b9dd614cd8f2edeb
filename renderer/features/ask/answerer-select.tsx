import { ChevronsUpDown } from 'lucide-react'
import styles from './level-select.module.css'
import type { AnswererChoice } from './use-answerer.ts'

/** Who answers: the built-in analyst, at once and for nothing, or the model. Nothing where there is no model. */
export function AnswererSelect({ choice }: { readonly choice: AnswererChoice }) {
  const { model, answerer, choose } = choice
  if (model === null) return null
  return (
    <label className={styles.select} title="The built-in analyst selects sentences; a model writes its own.">
      <span className="visually-hidden">Who answers</span>
      <select value={answerer} onChange={(event) => choose(event.target.value === 'prompted' ? 'prompted' : 'builtin')}>
        <option value="builtin">Answered by the built-in analyst</option>
        <option value="prompted">Answered by {model}</option>
      </select>
      <ChevronsUpDown aria-hidden="true" />
    </label>
  )
}
