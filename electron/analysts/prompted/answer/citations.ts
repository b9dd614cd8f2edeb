import { datasets, type Dataset, type EvidenceRef } from '../../../../shared/model/index.ts'

/**
 * A citation however a model spells it: other brackets around, `and` for `;`, a singular for a plural. No bracket stands in
 * it and every repeat has a bound, so that no text takes longer than its length.
 */
const bracket = /[[【]\s{0,8}Data\b([^[\]【】]{0,2000})[\]】]/gi
/** Of the inside, where no two blanks follow each other. */
const group = /(\p{L}{1,20}) ?:? ?\(? ?(?:ids? ?:? ?)?((?:#?\d{1,9}|\+ ?more)(?: ?, ?(?:#?\d{1,9}|\+ ?more))*)/giu

const singular: Readonly<Record<string, Dataset>> = {
  report: 'reports',
  entity: 'entities',
  relationship: 'relationships',
  relation: 'relationships',
  relations: 'relationships',
  claim: 'claims',
  source: 'sources',
  chunk: 'sources',
  chunks: 'sources',
}

const datasetNamed = (name: string): Dataset | undefined => {
  const plain = name.toLowerCase()
  return datasets.find((dataset) => dataset === plain) ?? singular[plain]
}

const titled = (dataset: Dataset): string => dataset[0]!.toUpperCase() + dataset.slice(1)

interface CheckedText {
  /** With citations of what is known alone, each as `[Data: Entities (5, 7); Reports (2, +more)]`. */
  readonly text: string
  /** Each once, in the order of the text. */
  readonly refs: readonly EvidenceRef[]
}

/** Takes what `isKnown` does not know out of a text's citations, and citations that are left empty with it. */
export function checkedText(text: string, isKnown: (ref: EvidenceRef) => boolean): CheckedText {
  const refs = new Map<string, EvidenceRef>()
  const checked = text.replaceAll(gap, '').replace(bracket, (_, inside: string) => {
    const ids = new Map<Dataset, number[]>()
    const more = new Set<Dataset>()
    for (const [, name = '', list = ''] of inside.replace(/\s+/g, ' ').matchAll(group)) {
      const dataset = datasetNamed(name)
      if (dataset === undefined) continue
      if (list.includes('more')) more.add(dataset)
      for (const [digits] of list.matchAll(/\d{1,9}/g)) {
        const ref = { dataset, id: Number(digits) }
        const known = ids.get(dataset) ?? []
        if (ref.id === 0 || known.includes(ref.id) || !isKnown(ref)) continue
        ids.set(dataset, [...known, ref.id])
        refs.set(`${dataset} ${ref.id}`, ref)
      }
    }
    const groups = [...ids].map(
      ([dataset, known]) => `${titled(dataset)} (${known.join(', ')}${more.has(dataset) ? ', +more' : ''})`,
    )
    return groups.length === 0 ? gap : `[Data: ${groups.join('; ')}]`
  })
  return { text: checked.replace(/(?<![ \t])[ \t]*\uE000/g, ''), refs: [...refs.values()] }
}

/** Stands where a citation was until the blanks before it are gone too. */
const gap = '\uE000'

/** A text without any citation. */
export const withoutCitations = (text: string): string => checkedText(text, () => false).text.trim()
