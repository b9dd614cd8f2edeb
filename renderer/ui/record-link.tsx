import type { ReactNode } from 'react'
import type { Dataset } from '../../shared/model/index.ts'
import { datasetWord } from './dataset-words.ts'
import styles from './record-link.module.css'

interface RecordLinkProps {
  readonly dataset: Dataset
  readonly id: number
  readonly href: string
  readonly children: ReactNode
}

/** A link to a record by its title, with what it is before it. */
export function RecordLink({ dataset, id, href, children }: RecordLinkProps) {
  return (
    <a href={href} className={styles.link}>
      <span className={styles.kind}>
        {datasetWord(dataset)} {id}
      </span>
      <span>{children}</span>
    </a>
  )
}
