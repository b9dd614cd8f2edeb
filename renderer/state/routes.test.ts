import fc from 'fast-check'
import { expect, test } from 'vitest'
import { datasets, promptNames } from '../../shared/model/index.ts'
import { hrefOf, parseRoute, type Route } from './routes.ts'

const id = fc.nat({ max: 2 ** 40 })
const maybe = fc.option(id)
const dataset = fc.constantFrom(...datasets)
const record = fc.record({ dataset, id })
const collection = fc.string({ minLength: 1, unit: 'grapheme' })
const route: fc.Arbitrary<Route> = fc.oneof(
  fc.record({
    page: fc.constantFrom('start' as const, 'settings' as const, 'model-settings' as const, 'about' as const),
  }),
  fc.record({ page: fc.constant('nowhere' as const) }),
  fc.record({ page: fc.constant('nowhere' as const), collection }),
  fc.record({ page: fc.constant('documents' as const), collection }),
  fc.record({ page: fc.constant('map' as const), collection, entity: maybe, community: maybe, level: maybe }),
  fc.record({ page: fc.constant('reports' as const), collection, report: maybe }),
  fc.record({ page: fc.constant('ask' as const), collection, answer: maybe }),
  fc.record({
    page: fc.constant('source' as const),
    collection,
    document: id,
    start: maybe,
    end: maybe,
    of: fc.option(record),
  }),
  fc.record({ page: fc.constant('model' as const), collection, part: fc.constantFrom('work', 'failures') }),
  fc.record({ page: fc.constant('prompts' as const), collection, prompt: fc.option(fc.constantFrom(...promptNames)) }),
  fc.record({ page: fc.constant('record' as const), collection, dataset, id }),
)

test('every page comes back from its address', () => {
  fc.assert(
    fc.property(route, (one) => {
      expect(parseRoute(hrefOf(one))).toEqual(one)
    }),
  )
})

test.each(['', '#', '#/', '#token=abc'])('“%s” is the start page', (hash) =>
  expect(parseRoute(hash)).toEqual({ page: 'start' }),
)

test.each(['#/nowhere', '#/c/', '#/c/%E0%A4%A', '#/report/999'])('“%s” is no page', (hash) =>
  expect(parseRoute(hash)).toEqual({ page: 'nowhere' }),
)

test.each(['horses', 'report/999', 'reports/x', 'ask/-1', 'source/x', 'record/horses/1', 'model/x', 'model/prompts/x'])(
  'a collection has no page “%s”',
  (rest) => expect(parseRoute(`#/c/letters/${rest}`)).toEqual({ page: 'nowhere', collection: 'letters' }),
)

test.each(['#/c/letters', '#/c/letters/'])('%s shows the documents', (hash) =>
  expect(parseRoute(hash)).toEqual({ page: 'documents', collection: 'letters' }),
)
