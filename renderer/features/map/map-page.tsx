import { Maximize, Minus, Plus } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { formatCount } from '../../format/format-count.ts'
import { plural } from '../../format/plural.ts'
import { graphTheme } from '../../graph/graph-theme.ts'
import type { GraphView } from '../../graph/graph-view.ts'
import { legendEntries } from '../../graph/legend-entries.ts'
import { useRecordSheet } from '../../record-sheet/use-record-sheet.tsx'
import { engine } from '../../state/engine.ts'
import { useRevision } from '../../state/jobs.ts'
import { navigate } from '../../state/navigation.ts'
import { hrefOf, type Route } from '../../state/routes.ts'
import { useDark } from '../../state/theme.ts'
import { useCall } from '../../state/use-call.ts'
import { useStatus } from '../../state/use-status.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { readColour } from '../../ui/read-colour.ts'
import { useWiderThan } from '../../ui/use-wider-than.ts'
import { EntityPanel } from './entity-panel.tsx'
import { EntitySearch } from './entity-search.tsx'
import { LevelSlider } from './level-slider.tsx'
import { MapCanvas } from './map-canvas.tsx'
import { MapLegend } from './map-legend.tsx'
import styles from './map-page.module.css'
import { useMapKeys } from './use-map-keys.ts'

type MapPageProps = Omit<Extract<Route, { page: 'map' }>, 'page'>

/** The entities of a collection and how they hang together, coloured by the communities of a level. */
export function MapPage({ collection, entity, community, level: asked }: MapPageProps) {
  const [all, setAll] = useState(false)
  const [pointed, setPointed] = useState<number | null>(null)
  const view = useRef<GraphView | null>(null)
  const search = useRef<HTMLInputElement>(null)
  const [stage, setStage] = useState<HTMLDivElement | null>(null)
  const roomy = useWiderThan(stage, ROOM_FOR_LEGEND)
  const dark = useDark()
  const theme = useMemo(() => graphTheme(dark, readColour), [dark])
  const status = useStatus(collection)
  const revision = useRevision(collection)
  const levels = status.data?.levels ?? []
  const level = Math.min(asked ?? 0, levels.at(-1)?.level ?? asked ?? 0)
  const { data, error, retry } = useCall(
    `${collection} ${level} ${all} ${revision}`,
    (signal) => engine()['graph.snapshot']({ collection, level, ...(all ? {} : { limit: MOST }) }, { signal }),
    { keep: true },
  )
  const legend = useMemo(() => data && legendEntries(data, theme.palette), [data, theme])
  const ids = useMemo(() => new Set(data?.ids), [data])
  const { open, close, sheet } = useRecordSheet(collection)

  const show = (change: Partial<Pick<MapPageProps, 'entity' | 'community' | 'level'>>, replace = false): void => {
    close()
    navigate({ page: 'map', collection, entity, community, level: asked, ...change }, { replace })
  }
  useMapKeys({
    search: () => search.current?.focus(),
    clear: () => (entity !== null ? show({ entity: null }) : show({ community: null })),
    zoomIn: () => view.current?.zoomIn(),
    zoomOut: () => view.current?.zoomOut(),
    fit: () => view.current?.fit(),
  })

  if (error !== undefined && !data) return <ErrorState error={error} onRetry={retry} />
  if (data && data.ids.length === 0) {
    return (
      <EmptyState
        title="No map yet"
        actions={<a href={hrefOf({ page: 'documents', collection })}>Go to the documents</a>}
      >
        The map is drawn when the documents have been read and their entities found.
      </EmptyState>
    )
  }
  return (
    <div className={styles.page}>
      <PageHeader
        title="Map"
        note={
          data &&
          `${plural(data.ids.length + data.omitted, 'entity', 'entities')}, ${plural(status.data?.relationships ?? data.sources.length, 'relationship')}`
        }
      >
        {levels.length > 0 && (
          <LevelSlider levels={levels} level={level} onLevel={(to) => show({ level: to, community: null }, true)} />
        )}
        <EntitySearch ref={search} collection={collection} onChoose={(id) => show({ entity: id })} />
      </PageHeader>
      <div className={styles.body}>
        <div ref={setStage} className={styles.stage}>
          {data && legend && (
            <MapLegend
              collection={collection}
              legend={legend}
              chosen={entity === null ? community : null}
              beside={roomy}
              onHover={setPointed}
              onChoose={(id) => show({ entity: null, community: id })}
            />
          )}
          {data ? (
            <div className={styles.drawing}>
              <MapCanvas
                snapshot={data}
                theme={theme}
                selected={pointed === null ? entity : null}
                community={pointed ?? community}
                onSelect={(id) =>
                  id === null && entity === null && community !== null
                    ? show({ community: null })
                    : show({ entity: id })
                }
                view={view}
              />
              <div className={styles.zoom} role="group" aria-label="Zoom">
                <IconButton label="Zoom in" keys="+" icon={<Plus />} onClick={() => view.current?.zoomIn()} />
                <IconButton label="Zoom out" keys="-" icon={<Minus />} onClick={() => view.current?.zoomOut()} />
                <IconButton
                  label="Show all of the map"
                  keys="0"
                  icon={<Maximize />}
                  onClick={() => view.current?.fit()}
                />
              </div>
              {data.omitted > 0 && (
                <p className={styles.omitted} role="status">
                  The {formatCount(data.ids.length)} best connected are shown; {formatCount(data.omitted)} are left out.
                  <Button size="small" variant="quiet" onClick={() => setAll(true)}>
                    Show all
                  </Button>
                </p>
              )}
            </div>
          ) : (
            <div className={styles.loading} role="status">
              Drawing the map…
            </div>
          )}
          {sheet}
        </div>
        {entity !== null && (
          <EntityPanel
            collection={collection}
            id={entity}
            onMap={!data || ids.has(entity)}
            onGo={(id) => show({ entity: id })}
            onRelationship={(id) => open('relationships', id)}
            onClose={() => show({ entity: null })}
          />
        )}
      </div>
    </div>
  )
}

/** More entities than this are drawn only when asked for: a picture of more says less, and costs seconds. */
const MOST = 5000

/** Pixels of the map's width from which the legend stands beside it. */
const ROOM_FOR_LEGEND = 820
