import { describe, expect, it } from 'vitest'
import { loadPhrases, subjectPhrases } from './subject-phrases.ts'

const phrasesOf = await loadPhrases()
const rare = { sentences: 1_000, sentencesWith: (stem: string) => (stem === 'growth' ? 300 : 5) }
const subjectsOf = (texts: readonly string[], names: readonly string[] = []): readonly string[] =>
  subjectPhrases(
    { sentences: texts.map((text) => ({ text, weight: 1 })), background: rare, names, most: 2, least: 2 },
    phrasesOf,
  )

describe('what sentences are about', () => {
  it('is what they say and the collection does not', () => {
    expect(
      subjectsOf([
        'The inspectors asked for growth in Iraq.',
        'Growth was seen by the inspectors of Geneva.',
        'More inspectors wanted growth.',
      ]),
    ).toEqual(['inspectors'])
  })

  it('is a whole phrase, with the article that documents give it', () => {
    expect(
      subjectsOf([
        'She opened the pay office on Monday.',
        'Nobody guarded the pay office.',
        'They burnt the pay office.',
      ]),
    ).toEqual(['the pay office'])
  })

  it('is no word of a name that the title has already, and no word said of one of many', () => {
    expect(subjectsOf(['The seals of the gate failed.', 'The seals leaked.'], ['Seals Company'])).toEqual([])
    expect(subjectsOf(['She wrote a letter.', 'He answered her letter.'])).toEqual([])
  })
})
