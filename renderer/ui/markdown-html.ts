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
  const named = mark.groups.flatMap(({ dataset, ids }) => ids.map((id) => ({ dataset, id })))
  const chips = named
    .toSorted((a, b) => nearness.indexOf(a.dataset) - nearness.indexOf(b.dataset))
    .map(({ dataset, id }) => chipHtml(dataset, id, look))
  const more = mark.groups.some((group) => group.more) ? ' <em>and more</em>' : ''
  if (chips.length <= MOST) return chips.join(' ') + more
  const [shown, folded] = [chips.slice(0, UNFOLDED), chips.slice(UNFOLDED)]
  const label = `Show ${folded.length} more cited records`
  const button = `<button type="button" class="${parser.utils.escapeHtml(look.className)}" data-more="" aria-label="${label}" title="${label}">+${folded.length}</button>`
  return `${shown.join(' ')} ${button}<span hidden>${folded.join(' ')}${more}</span>`
}

/** A mark of more records than this shows the first few; the rest unfold, so that text stays text. */
const MOST = 3
const UNFOLDED = 2

/** What a reader wants first: what was written on it, then the words themselves, then who they speak of. */
const nearness: readonly Dataset[] = ['reports', 'sources', 'entities', 'claims', 'relationships']

function chipHtml(dataset: Dataset, id: number, { className, titleOf }: ChipLook): string {
  const escape = parser.utils.escapeHtml
  const name = `${datasetWord(dataset)} ${id}`
  const title = titleOf(dataset, id)
  const label = title === undefined ? name : `${name}: ${title}`
  return `<button type="button" class="${escape(className)}" data-dataset="${dataset}" data-id="${id}" title="${escape(title ?? name)}" aria-label="${escape(label)}">${name}</button>`
}
