import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './virtual-list.module.css'

interface VirtualListProps<T> {
  readonly label: string
  readonly items: readonly T[]
  readonly keyOf: (item: T) => string | number
  /** Height of a row in pixels; measured again where `measure` is set. */
  readonly rowHeight: number
  readonly measure?: boolean
  readonly renderRow: (item: T, index: number) => ReactNode
  readonly className?: string | undefined
}

/** A long list that draws only the rows in sight. */
export function VirtualList<T>({ label, items, keyOf, rowHeight, measure, renderRow, className }: VirtualListProps<T>) {
  const scroller = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 12,
    getItemKey: (index) => {
      const item = items[index]
      return item === undefined ? index : keyOf(item)
    },
  })
  return (
    <div ref={scroller} className={classNames(styles.scroller, className)} role="list" aria-label={label} tabIndex={-1}>
      <div className={styles.space} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map((row) => {
          const item = items[row.index]
          if (item === undefined) return null
          return (
            <div
              key={row.key}
              ref={measure ? virtualizer.measureElement : undefined}
              data-index={row.index}
              role="listitem"
              aria-setsize={items.length}
              aria-posinset={row.index + 1}
              className={styles.row}
              style={{ transform: `translateY(${row.start}px)`, height: measure ? undefined : row.size }}
            >
              {renderRow(item, row.index)}
            </div>
          )
        })}
      </div>
    </div>
  )
}
