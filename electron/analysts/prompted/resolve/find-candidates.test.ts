import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findCandidates, type NamedEntity } from './find-candidates.ts'

const named = (name: string, type = '', vector?: readonly number[]): NamedEntity => ({
  name,
  type,
  vector: vector && Float32Array.from(vector),
})

/** The names of each pair and what speaks for it. */
const pairs = (entities: readonly NamedEntity[]) =>
  findCandidates(entities).map(({ first, second, because }) => [entities[first]!.name, entities[second]!.name, because])

describe('findCandidates', () => {
  it('asks about the same name under two types', () => {
    expect(pairs([named('Mercury', 'place'), named('MERCURY', 'product')])).toEqual([
      ['Mercury', 'MERCURY', 'same name'],
    ])
  })

  it.each([
    ['IMF', 'International Monetary Fund'],
    ['U.S.A.', 'United States of America'],
    ['BoE', 'Bank of England'],
  ])('knows %s by the initials of %s', (short, long) => {
    expect(pairs([named(short, 'organization'), named(long, 'organization'), named('Harbour')])).toEqual([
      [short, long, 'initials'],
    ])
  })

  it('asks about a slip of the pen in a long name, at its beginning and at its end, and not in a short one', () => {
    const entities = [
      named('Okonjo-Iweala'),
      named('Okonjo-Iwaela'),
      named('Kim'),
      named('Kip'),
      named('Wokonjo-Iweala'),
    ]
    expect(pairs(entities).map(([a, b]) => [a, b])).toEqual(
      expect.arrayContaining([
        ['Okonjo-Iweala', 'Okonjo-Iwaela'],
        ['Okonjo-Iweala', 'Wokonjo-Iweala'],
      ]),
    )
    expect(pairs(entities).flat()).not.toContain('Kim')
  })

  it('asks about a surname and the whole name', () => {
    expect(
      pairs([named('Marta Delgado', 'person'), named('Delgado', 'person'), named('Marta Ruiz', 'person')]),
    ).toEqual(expect.arrayContaining([['Marta Delgado', 'Delgado', 'shared words']]))
  })

  it('never asks about two numbers, or about a person and a place', () => {
    expect(pairs([named('Gate 4'), named('Gate 5')])).toEqual([])
    expect(pairs([named('Paris Hilton', 'person'), named('Paris', 'place')])).toEqual([])
  })

  it('asks about near vectors whatever the words', () => {
    expect(
      pairs([named('the Pontiff', '', [1, 0]), named('Pope', '', [0.95, 0.3122]), named('Rome', '', [0, 1])]),
    ).toEqual([['the Pontiff', 'Pope', 'meaning']])
  })

  it('gives no entity more than it may have, nor a pair twice, nor one with itself', () => {
    const word = fc.constantFrom('North', 'Harbour', 'Bank', 'Council', 'IMF', 'Delgado', 'Delgada', '4', '5', '')
    const entity = fc
      .tuple(fc.array(word, { maxLength: 4 }), fc.constantFrom('', 'place', 'person'))
      .map(([words, type]) => named(words.join(' '), type))
    fc.assert(
      fc.property(fc.array(entity, { maxLength: 60 }), (entities) => {
        const found = findCandidates(entities, { perEntity: 3 })
        expect(new Set(found.map(({ first, second }) => `${first}-${second}`)).size).toBe(found.length)
        for (const { first, second, score } of found) {
          expect(first).toBeLessThan(second)
          expect(score).toBeGreaterThan(0)
          expect(score).toBeLessThanOrEqual(1)
        }
        for (const at of entities.keys())
          expect(found.filter(({ first, second }) => first === at || second === at).length).toBeLessThanOrEqual(3)
      }),
    )
  })

  it('does not grow with the square of the names', () => {
    const many = Array.from({ length: 20_000 }, (_, at) =>
      named(`Person ${String.fromCharCode(97 + (at % 26))}${at * 7919}`),
    )
    expect(findCandidates(many).length).toBeLessThanOrEqual(10 * many.length)
  }, 5_000)
})
