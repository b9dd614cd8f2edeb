import type { CollectionInfo } from '../../../shared/model/index.ts'
import styles from './collection-list.module.css'
import { CollectionRow } from './collection-row.tsx'

/** The collections this machine knows, last opened first. */
export function CollectionList({ list }: { readonly list: readonly CollectionInfo[] }) {
  return (
    <section className={styles.section} aria-labelledby="recent">
      <h2 id="recent" className={styles.heading}>
        Collections
      </h2>
      <ul>
        {list.map((info) => (
          <CollectionRow key={info.key} info={info} />
        ))}
      </ul>
    </section>
  )
}
