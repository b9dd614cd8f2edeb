/** What a person says of one drawn entity. */
export interface EntityLabel {
  readonly corpus: string
  readonly name: string
  /** That the analyst gave it when it was labelled. */
  readonly type: string
  readonly worth: boolean
  readonly typeRight: 'yes' | 'no' | 'unclear'
  /** Why it is not worth seeing; '' where it is. */
  readonly reason: string
}

const columns = ['corpus', 'name', 'type', 'worth', 'type right', 'reason']

/** Labels out of tab-separated lines under a line of column names. Throws a sentence that names the line it can't read. */
export function parseLabels(tsv: string): readonly EntityLabel[] {
  return tsv.split('\n').flatMap((line, at) => {
    if (at === 0 || line.trim() === '') return []
    const [corpus = '', name = '', type = '', worth = '', typeRight = '', reason = ''] = line.split('\t')
    if (name === '' || (worth !== 'yes' && worth !== 'no') || !isTypeRight(typeRight))
      throw new Error(
        `Line ${at + 1} of the labels needs ${columns.join(', ')} between tabs: worth yes or no, type right yes, no or unclear.`,
      )
    return [{ corpus, name, type, worth: worth === 'yes', typeRight, reason }]
  })
}

const isTypeRight = (word: string): word is EntityLabel['typeRight'] => ['yes', 'no', 'unclear'].includes(word)

/** A line for a person to fill in: the two judgements are still empty; what helps to judge stands last. */
export const lineToFill = (entity: Pick<EntityLabel, 'corpus' | 'name' | 'type'>, help: string): string =>
  [entity.corpus, entity.name, entity.type, '', '', help].map((cell) => cell.replace(/\s+/g, ' ')).join('\t')

/** By corpus and name: what an entity is worth does not depend on the type it was given. */
export const labelKey = ({ corpus, name }: Pick<EntityLabel, 'corpus' | 'name'>): string => `${corpus}\t${name}`
