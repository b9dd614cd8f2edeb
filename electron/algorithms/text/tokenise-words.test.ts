import { describe, expect, it } from 'vitest'
import { stem } from './stem.ts'
import { stopwords } from './stopwords.ts'
import { tokeniseWords } from './tokenise-words.ts'

describe('tokeniseWords', () => {
  it('gives lower-case words and numbers without punctuation', () => {
    expect(tokeniseWords('The Harbour-Master paid €4,200 (twice) — in 1987!')).toEqual([
      'the',
      'harbour',
      'master',
      'paid',
      '4',
      '200',
      'twice',
      'in',
      '1987',
    ])
  })

  it('keeps an apostrophe inside a word and writes it one way', () => {
    expect(tokeniseWords("Don’t quote 'Ilse's' words")).toEqual(["don't", 'quote', "ilse's", 'words'])
  })

  it('reads other alphabets and marks', () => {
    expect(tokeniseWords('Ærøskøbing Москва हिन्दी')).toEqual(['ærøskøbing', 'москва', 'हिन्दी'])
  })

  it('cuts scripts that have no spaces into words', () => {
    expect(tokeniseWords('東京は大きい都市です').length).toBeGreaterThan(3)
    expect(tokeniseWords('東京は大きい都市です').join('')).toBe('東京は大きい都市です')
  })

  it('finds nothing in an empty text', () => {
    expect(tokeniseWords(' …\n')).toEqual([])
  })
})

describe('stem', () => {
  it.each([
    [['report', 'reports', "report's", 'reporting', 'reported']],
    [['company', 'companies', "companies'"]],
    [['make', 'makes', 'making']],
    [['plan', 'plans', 'planned', 'planning']],
    [['box', 'boxes']],
    [['study', 'studies', 'studied', 'studying']],
    [['call', 'calls', 'called', 'calling']],
    [['agree', 'agreed', 'agrees', 'agreeing']],
    [['house', 'houses', 'housed', 'housing']],
  ])('brings %j to one form', (forms) => {
    expect(new Set(forms.map(stem)).size).toBe(1)
  })

  it('leaves words alone that only look inflected', () => {
    for (const word of ['thing', 'king', 'need', 'bus', 'class', 'analysis', 'gas', 'red', 'москва', 'b52s']) {
      expect(stem(word)).toBe(word)
    }
  })
})

describe('stopwords', () => {
  it('are lower-case words as the tokeniser gives them', () => {
    for (const word of stopwords) expect(tokeniseWords(word)).toEqual([word])
    expect(stopwords.has('the')).toBe(true)
    expect(stopwords.has('harbour')).toBe(false)
  })
})
