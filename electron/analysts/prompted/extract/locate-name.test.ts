import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createNameLocator } from './locate-name.ts'

const found = (text: string, name: string): string[] =>
  createNameLocator(text)(name).map(({ start, end }) => text.slice(start, end))

describe('a name in a text', () => {
  it('stands wherever it is written, as a word of its own', () => {
    expect(found('Anna met Ann. Ann left.', 'Ann')).toEqual(['Ann', 'Ann'])
    expect(found('東京大学は東京にある。', '東京')).toEqual(['東京', '東京'])
  })

  it('is found whatever its case, blanks, hyphens and accents', () => {
    expect(found('The Data-Base of\nSão Paulo', 'DATABASE')).toEqual(['Data-Base'])
    expect(found('The Data-Base of\nSão  Paulo', 'sao paulo')).toEqual(['São  Paulo'])
    expect(found('Ed O’Neill spoke.', "ED O'NEILL")).toEqual(['Ed O’Neill'])
  })

  it('is found with a possessive or as a plural', () => {
    expect(found("Microsoft's Transformers", 'Microsoft')).toEqual(['Microsoft'])
    expect(found("Microsoft's Transformers", 'Transformer')).toEqual(['Transformer'])
    expect(found('one transformer', 'Transformers')).toEqual(['transformer'])
  })

  it('is found by its acronym, its bracket, its surname or without its title', () => {
    expect(found('The WHO said so.', 'World Health Organization')).toEqual(['WHO'])
    expect(found('The WHO said so.', 'World Health Organization (WHO)')).toEqual(['WHO'])
    expect(found('Then Lind spoke.', 'Mara Lind')).toEqual(['Lind'])
    expect(found('Then Mara Lind spoke.', 'Lind, Mara')).toEqual(['Mara Lind'])
    expect(found('Then Mara Lind spoke.', 'Dr. Mara Lind')).toEqual(['Mara Lind'])
    expect(found('His clerk left.', 'The Clerk')).toEqual(['clerk'])
  })

  it('is not found in common words', () => {
    expect(found('They told us of a brown house.', 'US')).toEqual([])
    expect(found('They told us of a brown house.', 'Dan Brown')).toEqual([])
    expect(found('They told us of a brown house.', 'The Of')).toEqual([])
    expect(found('They told us.', ' ')).toEqual([])
  })

  it('always has places inside the text, in order and apart', () => {
    const text = fc.string({
      unit: fc.constantFrom('A', 'a', 'ß', 'İ', 'é', '-', ' ', '\n', '(', ')', ',', '東', '😀', 's'),
    })
    fc.assert(
      fc.property(text, text, (within, name) => {
        let before = 0
        for (const { start, end } of createNameLocator(within)(name)) {
          expect(start).toBeGreaterThanOrEqual(before)
          expect(end).toBeGreaterThan(start)
          expect(end).toBeLessThanOrEqual(within.length)
          before = end
        }
      }),
    )
  })

  it('is looked for in a hostile text before the test’s time is up', () => {
    const locate = createNameLocator('a-'.repeat(200_000))
    expect(() => locate('a'.repeat(150))).not.toThrow()
    expect(() => locate(`${'a '.repeat(90)}b`)).not.toThrow()
    expect(() => locate(`${'('.repeat(100)}${')'.repeat(100)}`)).not.toThrow()
  })
})
