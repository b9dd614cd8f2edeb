import { FileText } from 'lucide-react'
import type { EvidenceRef, EvidenceSpan } from '../../shared/model/index.ts'
import { engine } from '../state/engine.ts'
import { hrefOf } from '../state/routes.ts'
import { useCall } from '../state/use-call.ts'
import styles from './evidence-list.module.css'
import type { DocumentSpans } from './group-spans.ts'
import { spanContext } from './span-context.ts'
import { withoutEmphasis } from './without-emphasis.ts'

interface DocumentPassagesProps {
  readonly collection: string
  readonly record: EvidenceRef
  readonly group: DocumentSpans
}

/** The passages of one document; a mere name is shown in its sentence, for which the document is read. */
export function DocumentPassages({ collection, record, group }: DocumentPassagesProps) {
  const { document, title, path, spans } = group
  const needed = spans.some(isShort)
  const { data } = useCall(needed ? `${collection} ${document}` : null, (signal) =>
    engine()['documents.read']({ collection, id: document }, { signal }),
  )
  return (
    <section aria-label={title}>
      <h4 className={styles.title} title={path}>
        <FileText aria-hidden="true" />
        <span>{title}</span>
      </h4>
      <ul className={styles.spans}>
        {spans.map((span) => (
          <li key={span.start}>
            <a
              className={styles.span}
              href={hrefOf({ page: 'source', collection, document, start: span.start, end: span.end, of: record })}
            >
              <q>{isShort(span) && data ? <InContext text={data.text} span={span} /> : excerpt(span.text)}</q>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function InContext({ text, span }: { readonly text: string; readonly span: EvidenceSpan }) {
  const { before, match, after } = spanContext(text, span)
  return (
    <>
      {withoutEmphasis(before)}
      <b>{withoutEmphasis(match)}</b>
      {withoutEmphasis(after)}
    </>
  )
}

const isShort = ({ text }: EvidenceSpan): boolean => text.length < 60
const LONGEST = 420

/** A span on one line; the source page has it whole. */
function excerpt(text: string): string {
  const line = withoutEmphasis(text.replaceAll(/\s+/g, ' ').trim())
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line
}
