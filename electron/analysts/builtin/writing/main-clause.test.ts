import { describe, expect, it } from 'vitest'
import { mainClause } from './main-clause.ts'

describe('the main clause of a sentence', () => {
  it.each([
    ['Every load from Gannet Quay went to Mardle Flats.', 'Every load from Gannet Quay went to Mardle Flats'],
    [
      'Keith Sandiford, the authority’s former procurement manager, was found guilty of forging the certificate.',
      'Keith Sandiford was found guilty of forging the certificate',
    ],
    [
      'Sable Point paid £23,450 to Brannick Yard for a new bow on the barge MB-7, which was bent on the night of the wreck.',
      'Sable Point paid £23,450 to Brannick Yard for a new bow on the barge MB-7',
    ],
  ])('of “%s” stands without what surrounds it', (sentence, clause) => {
    expect(mainClause(sentence)).toBe(clause)
  })

  it.each([
    'Gerald Marchbank said that his company took its duty to the estuary seriously.',
    'Rosa Lennick, for the union, said that 60 men still worked on the quay, and that their jobs were safe.',
    'The Senate, the diplomatic corps, the Supreme Court, the Cabinet entered the Chamber.',
    'We tested the gates of the barrage in the summer.',
  ])('is none where the sentence reports, lists or speaks of us: %s', (sentence) => {
    expect(mainClause(sentence)).toBeUndefined()
  })
})
