import { datasets, type Dataset, type EvidenceRef } from '../../shared/model/index.ts'

/** One bracket: `[Data: Reports (2, 7, +more); Entities (5)]`. None holds another, so that a text of openings is read once. */
const bracket = /\[Data:([^[\]]{0,2000})\]/gi
/** Of the inside, where no two blanks follow each other. */
const group = /([A-Za-z]{1,20}) ?\(([^()]*)\)/g

const datasetNamed = (name: string): Dataset | undefined => datasets.find((dataset) => dataset === name.toLowerCase())

const titleCase = (dataset: string): string => dataset[0]!.toUpperCase() + dataset.slice(1)

interface Checked {
  readonly text: string
  /** Each once, in the order of the text. */
  readonly cited: readonly EvidenceRef[]
  readonly removed: number
}

/** Takes every id out of the text's citations that `isKnown` does not know, and empty brackets with them. */
export function checkCitations(text: string, isKnown: (ref: EvidenceRef) => boolean): Checked {
  const cited = new Map<string, EvidenceRef>()
  let removed = 0
  const checked = text.replace(bracket, (_, inside: string) => {
    const groups = [...inside.replace(/\s+/g, ' ').matchAll(group)].flatMap(([, name = '', list = '']) => {
      const dataset = datasetNamed(name)
      const items = list.split(',').map((item) => item.trim())
      const kept = items.filter((item) => {
        if (item === '+more') return true
        const id = /^\d{1,9}$/.test(item) ? Number(item) : 0
        if (dataset && id > 0 && isKnown({ dataset, id })) {
          cited.set(`${dataset} ${id}`, { dataset, id })
          return true
        }
        removed += 1
        return false
      })
      return dataset && kept.some((item) => item !== '+more') ? [`${titleCase(dataset)} (${kept.join(', ')})`] : []
    })
    return groups.length > 0 ? `[Data: ${groups.join('; ')}]` : ''
  })
  return {
    text: removed > 0 ? checked.replace(/(?<![ \t])[ \t]+([.,;]|$)/gm, '$1') : checked,
    cited: [...cited.values()],
    removed,
  }
}
