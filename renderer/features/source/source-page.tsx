import { ArrowLeft } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { engine } from '../../state/engine.ts'
import { navigate } from '../../state/navigation.ts'
import { hrefOf, type Route } from '../../state/routes.ts'
import { useCall } from '../../state/use-call.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { findInText } from './find-in-text.ts'
import { PassageNav } from './passage-nav.tsx'
import { passageAt, passages } from './passages.ts'
import { SourceText } from './source-text.tsx'
import styles from './source-page.module.css'
import { passageKind, type MarkedRange } from './split-text.ts'
import { useScrollToFocus } from './use-scroll-to-focus.ts'

type SourcePageProps = Omit<Extract<Route, { page: 'source' }>, 'page'>

/** A document's stored text, scrolled to the passage that was asked for. */
export function SourcePage({ collection, document, start, end, of }: SourcePageProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  const [hit, setHit] = useState(0)
  const { data, error, retry } = useCall(`${collection} ${document}`, (signal) =>
    engine()['documents.read']({ collection, id: document }, { signal }),
  )
  const chain = useCall(of ? `${collection} ${of.dataset} ${of.id}` : null, (signal) =>
    of ? engine()['evidence.chain']({ collection, ...of }, { signal }) : Promise.reject(new Error('No record.')),
  )
  const text = data?.text ?? ''
  const hits = useMemo(() => findInText(text, query), [text, query])
  const others = useMemo(() => passages(chain.data?.chunks ?? []), [chain.data])
  const current = start !== null && end !== null && start < end ? { start, end } : null
  const found = query.trim() === '' ? null : hits[hit]

  const ranges = useMemo(() => {
    const own: MarkedRange[] = others
      .filter((span) => span.document === document)
      .map((span) => ({ ...span, kind: passageKind(span.start, span.end, false) }))
    if (current) own.push({ ...current, kind: passageKind(current.start, current.end, !found) })
    return [...own, ...hits.map((one): MarkedRange => ({ ...one, kind: one === found ? 'current' : 'hit' }))]
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the span by its numbers: the object is new in every turn
  }, [others, document, current?.start, current?.end, hits, found])
  const focus = found?.start ?? current?.start ?? null
  useScrollToFocus(scroller, data && focus !== null ? `${document} ${focus} ${found ? 'hit' : 'passage'}` : null)

  const at = current ? passageAt(others, { document, ...current }) : -1
  const go = (to: number): void => {
    const next = others[to]
    setQuery('')
    if (next)
      navigate(
        { page: 'source', collection, document: next.document, start: next.start, end: next.end, of },
        { replace: true },
      )
  }
  const back = (): void => {
    if (window.history.length > 1) window.history.back()
    else navigate({ page: 'documents', collection })
  }

  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <IconButton label="Back" icon={<ArrowLeft />} onClick={back} />
        <div className={styles.names}>
          <h1 className={styles.title}>{data?.title ?? 'Source'}</h1>
          {data && (
            <p className={styles.path} title={data.path}>
              {data.path}
            </p>
          )}
        </div>
        {others.length > 1 && query === '' && <PassageNav what="passage" at={at} count={others.length} onGo={go} />}
        {query.trim() !== '' && (
          <PassageNav what="hit" at={hits.length === 0 ? -1 : hit} count={hits.length} onGo={setHit} />
        )}
        <SearchField
          className={styles.search ?? ''}
          label="Find in this document"
          placeholder="Find"
          value={query}
          onChange={(value) => {
            setQuery(value)
            setHit(0)
          }}
          onKeyDown={({ key, shiftKey }) => {
            if (key === 'Enter' && hits.length > 0) setHit((hit + (shiftKey ? hits.length - 1 : 1)) % hits.length)
          }}
        />
      </header>
      <div ref={scroller} className={styles.scroller} tabIndex={0} role="region" aria-label="Text of the document">
        {error !== undefined ? (
          <ErrorState error={error} onRetry={retry} />
        ) : !data ? (
          <div className={styles.column}>
            <Skeleton label="Loading the document" lines={14} />
          </div>
        ) : text === '' ? (
          <EmptyState
            title="This document has no text"
            actions={<a href={hrefOf({ page: 'documents', collection })}>All documents</a>}
          />
        ) : (
          <article className={styles.column} data-settles="">
            <SourceText text={text} ranges={ranges} focus={focus} />
          </article>
        )}
      </div>
    </div>
  )
}
