import { describe, expect, it } from 'vitest'
import { isEnglish } from './is-english.ts'

describe('the language of a question', () => {
  it.each([
    'What are the main themes?',
    'Who owned the Étoile de Kerléan?',
    'Étoile de Kerléan',
    'What did Leonardo da Vinci say about the Chemin des Dames?',
    'Sable Point',
    'Who is 王小明?',
  ])('is English: %s', (question) => {
    expect(isEnglish(question)).toBe(true)
  })

  it.each([
    'Quels sont les thèmes principaux ?',
    'Was ist das Thema?',
    '¿Quién es Vincent Harker?',
    'Chi è il presidente della banca?',
    '主要的主题是什么？',
  ])('is another: %s', (question) => {
    expect(isEnglish(question)).toBe(false)
  })
})
