import { expect, it } from 'vitest'
import { separateNames } from './separate-names.ts'

const names = ['Silas Orde', 'Orde', 'S. Orde', 'Orde']
const mentions = names.map((name, id) => ({ id, name, type: 'person', document: 1, start: id, end: id + 1 }))
const orde = {
  name: 'Silas Orde',
  type: 'person',
  aliases: [
    { name: 'Orde', reason: 'surname' },
    { name: 'S. Orde', reason: 'initial' },
  ],
  mentions: [0, 1, 2, 3],
}
const apart = (name: string, other: string) => [{ name, other, same: false, reason: '', by: 'person' }]

it('makes a name that somebody parted from an entity one of its own, with the mentions that say it', () => {
  expect(separateNames([orde], mentions, apart('orde', 'silas orde'))).toEqual([
    { ...orde, aliases: [{ name: 'S. Orde', reason: 'initial' }], mentions: [0, 2] },
    { name: 'Orde', type: 'person', aliases: [], mentions: [1, 3] },
  ])
})

it('leaves alone what nobody parted', () => {
  expect(separateNames([orde], mentions, [])).toEqual([orde])
  expect(separateNames([orde], mentions, apart('silas orde', 'rosa lennick'))).toEqual([orde])
})
