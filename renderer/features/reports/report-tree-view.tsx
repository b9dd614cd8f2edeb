import { ChevronRight } from 'lucide-react'
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { formatShortCount } from '../../format/format-count.ts'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { ancestors, visibleRows, type ReportTree } from './report-tree.ts'
import styles from './report-tree-view.module.css'
import { treeMove } from './tree-keys.ts'

interface ReportTreeViewProps {
  readonly tree: ReportTree
  readonly selected: number | null
  readonly onSelect: (id: number) => void
}

/** The communities of all levels as a tree, broadest first, with a filter. */
export function ReportTreeView({ tree, selected, onSelect }: ReportTreeViewProps) {
  const [expanded, setExpanded] = useState<ReadonlySet<number>>(new Set())
  const [filter, setFilter] = useState('')
  const [active, setActive] = useState<number | null>(selected)
  const list = useRef<HTMLDivElement>(null)
  const rows = useMemo(() => visibleRows(tree, expanded, filter), [tree, expanded, filter])

  useEffect(() => {
    if (selected === null) return
    setActive(selected)
    setExpanded((before) => new Set([...before, ...ancestors(tree, selected).map(({ id }) => id)]))
  }, [tree, selected])
  useEffect(() => {
    if (selected !== null) rowOf(list.current, selected)?.scrollIntoView({ block: 'nearest' })
  }, [selected, rows])

  const toggle = (id: number, open: boolean): void =>
    setExpanded((before) => {
      const next = new Set(before)
      if (open) next.add(id)
      else next.delete(id)
      return next
    })
  const entry = rows.some(({ node }) => node.id === active) ? active : rows[0]?.node.id
  const onKeyDown = (event: KeyboardEvent): void => {
    if (entry === undefined || entry === null) return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      return onSelect(entry)
    }
    const move = treeMove(rows, entry, event.key)
    if (!move) return
    event.preventDefault()
    if (move.type !== 'focus') return toggle(move.id, move.type === 'expand')
    setActive(move.id)
    rowOf(list.current, move.id)?.focus()
  }

  return (
    <nav className={styles.pane} aria-label="All reports">
      <div className={styles.filter}>
        <SearchField
          label="Filter reports"
          value={filter}
          onChange={setFilter}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' || entry === undefined || entry === null) return
            event.preventDefault()
            rowOf(list.current, entry)?.focus()
          }}
        />
      </div>
      {rows.length === 0 && <EmptyState small title="No title contains that" />}
      <div ref={list} role="tree" aria-label="Reports by level" className={styles.tree} onKeyDown={onKeyDown}>
        {rows.map(({ node, depth, expandable, expanded: open, position, siblings }) => (
          <div
            key={node.id}
            role="treeitem"
            data-report={node.id}
            tabIndex={node.id === entry ? 0 : -1}
            aria-level={depth + 1}
            aria-posinset={position}
            aria-setsize={siblings}
            aria-expanded={expandable ? open : undefined}
            aria-selected={node.id === selected}
            aria-label={`${node.title}, level ${node.level}, ${node.size} entities, rating ${node.rating.toFixed(1)}`}
            className={classNames(styles.row, node.id === selected && styles.selected)}
            style={{ paddingLeft: 6 + depth * 15 }}
            onClick={() => {
              setActive(node.id)
              onSelect(node.id)
            }}
          >
            <span
              className={classNames(styles.twist, !expandable && styles.leaf, open && styles.open)}
              onClick={(event) => {
                event.stopPropagation()
                if (expandable) toggle(node.id, !open)
              }}
            >
              <ChevronRight aria-hidden="true" />
            </span>
            <span className={styles.title}>{node.title}</span>
            <span className={styles.size} title="Entities">
              {formatShortCount(node.size)}
            </span>
            <span className={styles.rating} title={`Rating ${node.rating.toFixed(1)} of 10`}>
              <span style={{ transform: `scaleX(${node.rating / 10})` }} />
            </span>
          </div>
        ))}
      </div>
    </nav>
  )
}

const rowOf = (list: HTMLElement | null, id: number): HTMLElement | null =>
  list?.querySelector<HTMLElement>(`[data-report="${id}"]`) ?? null
