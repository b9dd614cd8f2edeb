import MarkdownIt from 'markdown-it'
import type { Dataset } from '../../shared/model/index.ts'
import { findCitationMark, type CitationMark } from './citation-marks.ts'
import { datasetWord } from './dataset-words.ts'

/** What a citation chip looks like in the HTML. */
export interface ChipLook {
  readonly className: string
  /** The record's title, or undefined when it is not known. */
  readonly titleOf: (dataset: Dataset, id: number) => string | undefined
}

/**
 * Markdown as HTML, not yet sanitised: raw HTML in it stays text, images are left out, and
 * `[Data: …]` marks become buttons with `data-dataset` and `data-id`.
 */
export function markdownToHtml(text: string, look: ChipLook): string {
  return parser.render(text, { look })
}

const parser = new MarkdownIt({ html: false, linkify: false, typographer: false }).disable(['image'])

parser.inline.ruler.before('link', 'citation', (state, silent) => {
  if (state.src[state.pos] !== '[') return false
  const mark = findCitationMark(state.src, state.pos)
  if (mark?.start !== state.pos) return false
  if (!silent) state.push('citation', '', 0).meta = { mark }
  state.pos = mark.end
  return true
})

parser.renderer.rules['citation'] = (tokens, index, _options, env) => {
  const mark = tokens[index]?.meta?.['mark'] as CitationMark
  const look = env?.['look'] as ChipLook
  return mark.groups
    .flatMap(({ dataset, ids, more }) => [...ids.map((id) => chipHtml(dataset, id, look)), ...(more ? ['<em>and more</em>'] : [])])
    .join(' ')
}

function chipHtml(dataset: Dataset, id: number, { className, titleOf }: ChipLook): string {
  const escape = parser.utils.escapeHtml
  const name = `${datasetWord(dataset)} ${id}`
  const title = titleOf(dataset, id)
  const label = title === undefined ? name : `${name}: ${title}`
  return `<button type="button" class="${escape(className)}" data-dataset="${dataset}" data-id="${id}" title="${escape(title ?? name)}" aria-label="${escape(label)}">${name}</button>`
}
