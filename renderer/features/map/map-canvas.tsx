import { useEffect, useRef, type Ref } from 'react'
import { useImperativeHandle } from 'react'
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
  readonly ref: Ref<GraphView | null>
}

/** The drawn map; Sigma lives beside React and is only told what changed. */
export function MapCanvas({ snapshot, theme, selected, community, onSelect, ref }: MapCanvasProps) {
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<GraphView | null>(null)
  const select = useRef(onSelect)
  select.current = onSelect
  const latest = useRef({ snapshot, theme })
  latest.current = { snapshot, theme }

  useEffect(() => {
    if (!host.current) return
    const created = createGraphView(host.current, latest.current.snapshot, {
      theme: latest.current.theme,
      font: getComputedStyle(host.current).fontFamily,
      reducedMotion: () => window.matchMedia('(prefers-reduced-motion: reduce)').matches,
      onSelect: (entity) => select.current(entity),
    })
    view.current = created
    return () => {
      view.current = null
      created.dispose()
    }
  }, [])
  useEffect(() => view.current?.setData(snapshot), [snapshot])
  useEffect(() => view.current?.setTheme(theme), [theme])
  useEffect(() => {
    view.current?.setFocus({ selected: selected === null ? null : String(selected), community })
  }, [selected, community, snapshot])
  useEffect(() => {
    if (selected !== null) view.current?.centre(String(selected))
  }, [selected])
  useImperativeHandle<GraphView | null, GraphView | null>(ref, () => view.current, [])

  return <div ref={host} className={styles.canvas} role="img" aria-label={`Map of ${snapshot.ids.length} entities`} />
}
