import { describe, expect, it } from 'vitest'
import type { Sentence } from '../../analysts/analyst.ts'
import { chooseSentences } from './choose-sentences.ts'

const long = 'Gate 4 of the Thole Barrage stopped in the night of the storm.'
const at = (document: number, start: number, text = long): Sentence => ({
  text,
  document,
  chunk: document,
  start,
  end: start + text.length,
})
/** Entity 1 stands in every sentence, 2 in one of them, 3 is of another community. */
const named = new Map<Sentence, readonly number[]>([
  [at(1, 0), [1]],
  [at(1, 100), [1, 2]],
  [at(1, 200, 'Gate 4.'), [1]],
  [at(2, 0, 'Gate 4 again.'), [1, 3]],
])
const index = {
  ofEntity: (id: number) => [...named].flatMap(([sentence, ids]) => (ids.includes(id) ? [sentence] : [])),
  entitiesIn: (sentence: Sentence) => named.get(sentence) ?? [],
}
const placesOf = (sentences: readonly Sentence[]): string[] =>
  sentences.map(({ document, start }) => `${document}:${start}`)

describe('the sentences of a community', () => {
  it('are all of an entity where they are few', () => {
    expect(placesOf(chooseSentences([1], index, 4)(1))).toEqual(['1:0', '1:100', '1:200', '2:0'])
  })

  it('come from every document in turn, those first that name several members', () => {
    expect(placesOf(chooseSentences([1], index, 2)(1))).toEqual(['1:0', '2:0'])
    expect(placesOf(chooseSentences([1, 2], index, 2)(1))).toEqual(['1:100', '2:0'])
  })

  it('are given for every member that they name', () => {
    const contextsOf = chooseSentences([1, 2], index, 1)
    expect(placesOf(contextsOf(2))).toEqual(['1:100'])
    expect(placesOf(contextsOf(1))).toContain('1:100')
  })
})
