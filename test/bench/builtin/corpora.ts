/** The collections that are measured, by name: their folder within the folder of corpora. */
export const corpora = {
  podcast: 'podcast/episodes',
  'msft-earnings': 'msft-earnings',
  'state-of-the-union': 'state-of-the-union',
} as const

export type Corpus = keyof typeof corpora
export const corpusNames = Object.keys(corpora) as readonly Corpus[]
