import { useEffect, useRef, type RefObject } from 'react'
import type { GraphSnapshot } from '../../../shared/model/index.ts'
import type { GraphTheme } from '../../graph/graph-theme.ts'
import { createGraphView, type GraphView } from '../../graph/graph-view.ts'
import styles from './map-canvas.module.css'

interface MapCanvasProps {
  readonly snapshot: GraphSnapshot
  readonly theme: GraphTheme
  readonly selected: number | null
  readonly community: number | null
  readonly onSelect: (entity: number | null) => void
  /** Receives the view while it lives. */
  readonly view: RefObject<GraphView | null>
}

/** The drawn map; Sigma lives beside React and is only told what changed. */
export function MapCanvas({ snapshot, theme, selected, community, onSelect, view }: MapCanvasProps) {
  const host = useRef<HTMLDivElement>(null)
  const latest = useRef({ snapshot, theme, onSelect })
  latest.current = { snapshot, theme, onSelect }

  useEffect(() => {
    if (!host.current) return
    const created = createGraphView(host.current, latest.current.snapshot, {
      theme: latest.current.theme,
      font: getComputedStyle(host.current).fontFamily,
      reducedMotion: () => window.matchMedia('(prefers-reduced-motion: reduce)').matches,
      onSelect: (entity) => latest.current.onSelect(entity),
    })
    view.current = created
    return () => {
      view.current = null
      created.dispose()
    }
  }, [view])
  useEffect(() => view.current?.setData(snapshot), [snapshot, view])
  useEffect(() => view.current?.setTheme(theme), [theme, view])
  useEffect(() => {
    view.current?.setFocus({ selected: selected === null ? null : String(selected), community })
  }, [selected, community, view])
  useEffect(() => {
    if (selected !== null) view.current?.centre(String(selected))
  }, [selected, view])

  return <div ref={host} className={styles.canvas} role="img" aria-label={`Map of ${snapshot.ids.length} entities`} />
}
