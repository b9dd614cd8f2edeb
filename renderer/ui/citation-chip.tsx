import type { Dataset } from '../../shared/model/index.ts'
import { datasetWord } from './dataset-words.ts'
import styles from './citation-chip.module.css'

interface CitationChipProps {
  readonly dataset: Dataset
  readonly id: number
  /** The record's title, told on hover and to a screen reader. */
  readonly title?: string | undefined
  readonly onClick: () => void
}

/** A cited record inside running text: “Report 7”. */
export function CitationChip({ dataset, id, title, onClick }: CitationChipProps) {
  const name = `${datasetWord(dataset)} ${id}`
  return (
    <button
      type="button"
      className={styles.chip}
      data-dataset={dataset}
      title={title ?? name}
      aria-label={title === undefined ? name : `${name}: ${title}`}
      onClick={onClick}
    >
      {name}
    </button>
  )
}
