/** A text without case, accents, blanks and hyphens, and where each of its code units stands in what it was made from. */
export interface FoldedText {
  readonly text: string
  /** One more than there are code units: the last is the length of the original. */
  readonly at: Uint32Array
}

const dropped = /[\s\p{Pd}\p{Mn}\u00AD\u200B-\u200D\u2060\uFEFF_]/u
const quotes: Readonly<Record<string, string>> = { '’': "'", '‘': "'", ʼ: "'", '“': '"', '”': '"' }

/** Folds a text in one walk, so that `data base`, `Data-Base` and `DATABASE` are found as one. */
export function foldText(original: string): FoldedText {
  let text = ''
  const at: number[] = []
  for (let index = 0; index < original.length; index += 1) {
    const unit = original[index]!
    const folded = foldUnit(unit)
    for (let part = 0; part < folded.length; part += 1) at.push(index)
    text += folded
  }
  at.push(original.length)
  return { text, at: Uint32Array.from(at) }
}

function foldUnit(unit: string): string {
  const code = unit.charCodeAt(0)
  if (code > 0x20 && code < 0x7f) return unit === '-' || unit === '_' ? '' : unit.toLowerCase()
  if (dropped.test(unit)) return ''
  return (quotes[unit] ?? unit)
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
}

/** The key under which spellings of a name are one. */
export const foldName = (name: string): string => foldText(name).text
