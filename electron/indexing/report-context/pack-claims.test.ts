import { expect, test } from 'vitest'
import { packClaims } from './pack-claims.ts'

const claim = (id: number, object: number | null, startDate = '') => ({
  id,
  uid: '',
  subject: 1,
  object,
  type: 'payment',
  verb: 'pay',
  status: 'true' as const,
  startDate,
  endDate: startDate,
  amount: '',
  description: '',
})
const claims = [claim(1, null), claim(2, 9), claim(3, 2), claim(4, null, '2014'), claim(5, 2, '2013')]
const pack = (budget: number) =>
  packClaims({ claims, entities: new Set([1, 2]), cost: () => 10, budget }).map(({ id }) => id)

test('a context takes the claims whose ends are in it, those on edges and with dates first', () => {
  expect(pack(1_000)).toEqual([5, 3, 4, 1])
})

test('a context takes no more claims than it has room for', () => {
  expect(pack(29)).toEqual([5, 3])
  expect(pack(0)).toEqual([])
})
