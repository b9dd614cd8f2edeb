import type { ClaimStatus, Contradiction } from '../../shared/model/index.ts'

const words: Readonly<Record<ClaimStatus, string>> = { true: 'Stated', false: 'Denied', suspected: 'Suspected' }

/** How sure a claim's sentence is of it. */
export const statusWord = (status: ClaimStatus): string => words[status]

const differences = { status: 'whether it is so', date: 'when', amount: 'how much' } as const

/** In what claims disagree: `when and how much`. */
export const differenceWords = (differsIn: Contradiction['differsIn']): string =>
  differsIn.map((difference) => differences[difference]).join(' and ')
