import type { EvidenceRef } from '../../../../shared/model/index.ts'

/** A sentence as Markdown (escaped, without its citation) and the records that it cites. */
export interface CitedSentence {
  readonly text: string
  readonly refs: readonly EvidenceRef[]
}

const order = ['reports', 'entities', 'relationships', 'claims', 'sources'] as const
const idsPerDataset = 5
const citation = /(?<!\\)\[Data: ([^[\]]*)\]/g

/** The refs that a citation will show: five of each dataset at most, in their order, none twice. */
export function shownRefs(refs: readonly EvidenceRef[]): EvidenceRef[] {
  return order.flatMap((dataset) =>
    idsOf(refs, dataset)
      .slice(0, idsPerDataset)
      .map((id) => ({ dataset, id })),
  )
}

/** Each ref once, in the order first met. */
export function distinctRefs(refs: readonly EvidenceRef[]): EvidenceRef[] {
  return [...new Map(refs.map((ref) => [`${ref.dataset} ${ref.id}`, ref])).values()]
}

/** `[Data: Entities (5, 7); Sources (4)]`, at most five ids of a dataset and then `+more`; '' for no refs. */
export function formatCitation(refs: readonly EvidenceRef[]): string {
  const parts = order.flatMap((dataset) => {
    const ids = idsOf(refs, dataset)
    if (ids.length === 0) return []
    const shown = ids.slice(0, idsPerDataset).join(', ')
    const more = ids.length > idsPerDataset ? ', +more' : ''
    return [`${dataset.charAt(0).toUpperCase()}${dataset.slice(1)} (${shown}${more})`]
  })
  return parts.length === 0 ? '' : `[Data: ${parts.join('; ')}]`
}

/** Sentences one after another, each followed by its citation. */
export function formatCited(sentences: readonly CitedSentence[]): string {
  return sentences.map((s) => [s.text, formatCitation(s.refs)].filter((part) => part !== '').join(' ')).join(' ')
}

/** What `formatCited` wrote, taken apart again; text after the last citation comes as a sentence without refs. */
export function parseCited(markdown: string): CitedSentence[] {
  const sentences: CitedSentence[] = []
  let from = 0
  for (const match of markdown.matchAll(citation)) {
    const text = markdown.slice(from, match.index).trim()
    from = match.index + match[0].length
    if (text !== '') sentences.push({ text, refs: parseRefs(match[1] ?? '') })
  }
  const rest = markdown.slice(from).trim()
  return /\p{L}/u.test(rest) ? [...sentences, { text: rest, refs: [] }] : sentences
}

function parseRefs(inside: string): EvidenceRef[] {
  return inside.split(';').flatMap((part) => {
    const [, name = '', ids = ''] = /^\s*(\w+)\s*\(([^)]*)\)\s*$/.exec(part) ?? []
    const dataset = order.find((known) => known === name.toLowerCase())
    if (dataset === undefined) return []
    return ids
      .split(',')
      .map(Number)
      .filter((id) => Number.isInteger(id) && id > 0)
      .map((id) => ({ dataset, id }))
  })
}

function idsOf(refs: readonly EvidenceRef[], dataset: EvidenceRef['dataset']): number[] {
  return [...new Set(refs.filter((ref) => ref.dataset === dataset).map((ref) => ref.id))]
}
