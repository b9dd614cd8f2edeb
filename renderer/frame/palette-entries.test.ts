import { expect, test } from 'vitest'
import { paletteEntries } from './palette-entries.ts'

const report = (id: number, title: string) => ({
  id,
  title,
  level: 0,
  rating: 5,
  parent: null,
  children: [],
  size: 3,
  gathered: false,
})
const sources = {
  collection: 'harbour',
  entities: [{ id: 4, name: 'Tom Ashgrove', type: 'person', degree: 3, mentions: 5 }],
  reports: [report(1, 'Barrage and storm'), report(2, 'Storm at Candlemas')],
  documents: [],
  collections: [],
}

test('without a query there are pages, but none of the collection’s thousands', () => {
  expect(new Set(paletteEntries('', sources).map(({ group }) => group))).toEqual(new Set(['Pages']))
})

test('what begins with the query comes first, and words match in any order', () => {
  const titles = (query: string) =>
    paletteEntries(query, sources)
      .filter(({ group }) => group === 'Reports')
      .map(({ title }) => title)
  expect(titles('storm')).toEqual(['Storm at Candlemas', 'Barrage and storm'])
  expect(titles('storm barr')).toEqual(['Barrage and storm'])
})

test('an entity leads to the map', () => {
  expect(paletteEntries('ash', sources).find(({ group }) => group === 'Entities')?.route).toMatchObject({
    page: 'map',
    entity: 4,
  })
})

test('outside a collection only pages and collections are found', () => {
  const found = paletteEntries('storm', { ...sources, collection: null })
  expect(found.filter(({ group }) => group === 'Reports')).toEqual([])
})
