import { Copy, Waypoints } from 'lucide-react'
import type { Dataset, Report } from '../../../shared/model/index.ts'
import { plural } from '../../format/plural.ts'
import { copyText } from '../../state/copy-text.ts'
import { navigate } from '../../state/navigation.ts'
import { hrefOf } from '../../state/routes.ts'
import { Button } from '../../ui/button.tsx'
import { Markdown } from '../../ui/markdown.tsx'
import { WrittenBy } from '../../ui/written-by.tsx'
import { FindingView } from './finding-view.tsx'
import { RatingView } from './rating-view.tsx'
import { reportMarkdown } from './report-markdown.ts'
import styles from './report-reader.module.css'
import { ancestors, type ReportTree } from './report-tree.ts'

interface ReportReaderProps {
  readonly collection: string
  readonly report: Report
  readonly tree: ReportTree
  readonly onCite: (dataset: Dataset, id: number, words?: string) => void
}

/** One report, for reading. */
export function ReportReader({ collection, report, tree, onCite }: ReportReaderProps) {
  const path = ancestors(tree, report.id).toReversed()
  const children = tree.children(report.id)
  const size = tree.byId.get(report.id)?.size
  return (
    <article className={styles.report}>
      {path.length > 0 && (
        <nav className={styles.path} aria-label="Broader reports">
          {path.map(({ id, title }) => (
            <a key={id} href={hrefOf({ page: 'reports', collection, report: id })}>
              {title}
            </a>
          ))}
        </nav>
      )}
      <h1 className={styles.title}>{report.title}</h1>
      <div className={styles.facts}>
        <span className={styles.level}>Level {report.level}</span>
        {size !== undefined && <span>{plural(size, 'entity', 'entities')}</span>}
        <span className={styles.tools}>
          <Button
            size="small"
            variant="quiet"
            icon={<Waypoints />}
            onClick={() =>
              navigate({ page: 'map', collection, entity: null, community: report.id, level: report.level })
            }
          >
            Show on map
          </Button>
          <Button
            size="small"
            variant="quiet"
            icon={<Copy />}
            onClick={() => void copyText(reportMarkdown(report), 'Report copied.')}
          >
            Copy as Markdown
          </Button>
        </span>
      </div>
      <WrittenBy analyst={report.analyst} />
      <RatingView rating={report.rating} explanation={report.ratingExplanation} />
      <Markdown className={styles.summary ?? ''} text={report.summary} onCite={onCite} />
      {report.findings.length > 0 && (
        <section aria-label="Findings" className={styles.findings}>
          {report.findings.map((finding, at) => (
            <FindingView
              key={at}
              number={at + 1}
              collection={collection}
              report={report.id}
              finding={finding}
              onCite={onCite}
            />
          ))}
        </section>
      )}
      {children.length > 0 && (
        <section className={styles.children} aria-labelledby="inside">
          <h2 id="inside">Inside this community</h2>
          <ul>
            {children.map((child) => (
              <li key={child.id}>
                <a href={hrefOf({ page: 'reports', collection, report: child.id })}>
                  <span>{child.title}</span>
                  <span className={styles.childSize}>{plural(child.size, 'entity', 'entities')}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  )
}
