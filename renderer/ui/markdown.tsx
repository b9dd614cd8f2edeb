import DOMPurify from 'dompurify'
import { useMemo, type MouseEvent } from 'react'
import { Dataset, type Citation } from '../../shared/model/index.ts'
import chip from './citation-chip.module.css'
import { citedWords } from './cited-words.ts'
import { classNames } from './class-names.ts'
import { markdownToHtml } from './markdown-html.ts'
import styles from './markdown.module.css'

interface MarkdownProps {
  readonly text: string
  /** Gives chips their titles. */
  readonly citations?: readonly Citation[]
  /** A chip was chosen; `words` are those it stands behind. */
  readonly onCite?: (dataset: Dataset, id: number, words: string) => void
  readonly className?: string | undefined
}

/** Markdown for reading, sanitised, with `[Data: …]` as citation chips. */
export function Markdown({ text, citations, onCite, className }: MarkdownProps) {
  const html = useMemo(() => {
    const titles = new Map(citations?.map((citation) => [`${citation.dataset} ${citation.id}`, citation.title]))
    const titleOf = (dataset: Dataset, id: number): string | undefined => titles.get(`${dataset} ${id}`)
    return sanitise(markdownToHtml(text, { className: chip['chip'] ?? '', titleOf }))
  }, [text, citations])

  const cite = (event: MouseEvent): void => {
    const target = event.target as Element
    const unfold = target.closest<HTMLElement>('button[data-more]')
    if (unfold?.nextElementSibling instanceof HTMLElement) {
      unfold.nextElementSibling.hidden = false
      unfold.nextElementSibling.querySelector('button')?.focus()
      unfold.remove()
      return
    }
    const button = target.closest<HTMLElement>('button[data-dataset]')
    const dataset = Dataset.safeParse(button?.dataset['dataset'])
    const id = Number(button?.dataset['id'])
    if (button && dataset.success && Number.isSafeInteger(id)) onCite?.(dataset.data, id, citedWords(button))
  }
  return (
    // oxlint-disable-next-line react/no-danger -- the HTML is markdown-html's, which DOMPurify has cleaned
    <div className={classNames(styles.markdown, className)} onClick={cite} dangerouslySetInnerHTML={{ __html: html }} />
  )
}

/** Links keep their words but lead nowhere: what a document says must not open anything. */
function sanitise(html: string): string {
  return DOMPurify.sanitize(html, { ALLOWED_TAGS: tags, ALLOWED_ATTR: attributes, ALLOW_DATA_ATTR: false })
}

const tags =
  'h1 h2 h3 h4 h5 h6 p br hr ul ol li strong em s code pre blockquote table thead tbody tr th td button span'.split(' ')
const attributes = ['type', 'class', 'title', 'start', 'aria-label', 'data-dataset', 'data-id', 'data-more', 'hidden']
