import { describe, expect, it } from 'vitest'
import { builtinAnalysis } from '../../../shared/model/index.ts'
import { asksModel, levelWords, reportsIn, whoDoesWhat, whoMadeWhat } from './analysis-words.ts'

const level = (number: number, born: number) => ({ level: number, communities: 0, reports: 0, tokens: 0, born })
const levels = [level(0, 4), level(1, 9), level(2, 3)]

describe('who does what', () => {
  it('leaves everything to the built-in analyst at first', () => {
    expect(whoDoesWhat(builtinAnalysis, 'gemma3', { levels })).toEqual([
      'The built-in analyst reads the documents, writes all reports and answers questions.',
    ])
    expect(asksModel(builtinAnalysis)).toBe(false)
  })

  it('tells the two apart', () => {
    const analysis = { ...builtinAnalysis, reports: { from: 0, to: 1 }, answers: 'prompted' as const }
    expect(whoDoesWhat(analysis, 'gemma3', { levels })).toEqual([
      'gemma3 writes the reports of levels 0 to 1 and answers questions.',
      'The built-in analyst reads the documents and writes the other reports.',
    ])
    expect(asksModel(analysis)).toBe(true)
  })

  it('leaves nothing to the built-in analyst where the model does it all', () => {
    const analysis = {
      ...builtinAnalysis,
      extraction: 'prompted' as const,
      claims: true,
      resolution: true,
      reports: { from: 0, to: 99 },
      answers: 'prompted' as const,
    }
    expect(whoDoesWhat(analysis, 'gemma3', { levels })).toEqual([
      'gemma3 reads the documents for entities and relationships, reads them for claims, decides which names mean the same, writes the reports of all levels and answers questions.',
    ])
  })
})

it.each([
  [0, 0, 'level 0'],
  [0, 1, 'levels 0 to 1'],
  [0, 99, 'all levels'],
  [0, 2, 'all levels'],
  [1, 99, 'levels 1 and below'],
  [2, 99, 'level 2'],
])('names levels %d to %d', (from, to, words) => {
  expect(levelWords({ from, to }, 2)).toBe(words)
})

it('counts the reports of levels where they begin', () => {
  expect(reportsIn({ from: 0, to: 1 }, levels)).toBe(13)
  expect(reportsIn({ from: 1, to: 99 }, levels)).toBe(12)
})

describe('who made what', () => {
  it('says all where one made all', () => {
    const written = [
      { what: 'chunks' as const, analyst: 'builtin', count: 1204 },
      { what: 'reports' as const, analyst: 'builtin', count: 1 },
    ]
    expect(whoMadeWhat(written)).toEqual(['The built-in analyst read all 1,204 chunks and wrote 1 report.'])
    expect(whoMadeWhat([])).toEqual([])
  })

  it('gives each its share', () => {
    const written = [
      { what: 'chunks' as const, analyst: 'gemma3', count: 60 },
      { what: 'chunks' as const, analyst: 'builtin', count: 2 },
      { what: 'reports' as const, analyst: 'builtin', count: 20 },
    ]
    expect(whoMadeWhat(written)).toEqual([
      'gemma3 read 60 of 62 chunks.',
      'The built-in analyst read 2 of 62 chunks and wrote all 20 reports.',
    ])
  })
})
