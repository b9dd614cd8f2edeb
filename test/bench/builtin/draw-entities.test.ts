import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawEntities } from './draw-entities.ts'

const named = (names: readonly string[]) => names.map((name) => ({ name, type: 'person' }))
const many = Array.from({ length: 500 }, (_, at) => `Entity ${at}`)

test('the draw does not depend on the order in which entities come', () => {
  expect(drawEntities(named(many.toReversed()), 50, 'seed')).toEqual(drawEntities(named(many), 50, 'seed'))
})

test('when entities come and go, hardly more of the draw changes', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.constantFrom(...many), { maxLength: 40 }),
      fc.uniqueArray(fc.string()),
      (gone, come) => {
        const before = new Set(drawEntities(named(many), 50, 'seed').map(({ name }) => name))
        const left = many.filter((name) => !gone.includes(name))
        const after = drawEntities(named([...left, ...come]), 50, 'seed').map(({ name }) => name)
        expect(after).toHaveLength(50)
        const kept = after.filter((name) => before.has(name)).length
        expect(kept).toBeGreaterThanOrEqual(50 - gone.length - come.length)
      },
    ),
  )
})

test('of fewer entities than asked for all are drawn', () => {
  expect(drawEntities(named(['Ada', 'Bob']), 50, 'seed')).toHaveLength(2)
})
