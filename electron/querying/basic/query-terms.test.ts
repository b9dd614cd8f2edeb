import { expect, it } from 'vitest'
import { queryTerms } from './query-terms.ts'

const none = (): readonly string[] => []

it('are the words that carry the question, once each, with the forms that no stemmer brings together', () => {
  const words = queryTerms('Who paid whom, and who was paid?', none).flatMap(({ wordings }) => wordings)
  expect(words).toEqual(['paid', 'pay'])
})

it('are names as a whole too, with every name that is known for them', () => {
  const terms = queryTerms('When did the TBA close Gate 4?', (name) =>
    name === 'TBA' ? ['Thole Barrage Authority'] : [],
  )
  const wordings = terms.map((term) => term.wordings)
  expect(wordings).toContainEqual(['TBA', 'Thole Barrage Authority'])
  expect(wordings).toContainEqual(['Gate 4'])
})

it('are quoted words as a whole, and pairs of words that stand together', () => {
  const wordings = queryTerms('Who wrote “the kitten book” on energy crisis?', none).map((term) => term.wordings)
  expect(wordings).toContainEqual(['the kitten book'])
  expect(wordings).toContainEqual(['energy crisis'])
})

it('are none where a question holds stopwords only', () => {
  expect(queryTerms('Who is it?', none)).toEqual([])
})
