import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { claimStatuses, type Claim } from '../../../shared/model/index.ts'
import { findContradictions } from './find-contradictions.ts'

const claim = (id: number, parts: Partial<Claim> = {}): Claim => ({
  id,
  uid: '',
  subject: 1,
  object: 2,
  type: 'payment',
  verb: 'pay',
  status: 'true',
  startDate: '',
  endDate: '',
  amount: '',
  description: '',
  analyst: 'builtin',
  ...parts,
})
const on = (date: string): Partial<Claim> => ({ startDate: date, endDate: date })

describe('findContradictions', () => {
  it('holds a denial against what it denies, unless they speak of different times', () => {
    expect(findContradictions([claim(1), claim(2, { status: 'false' }), claim(3)])).toEqual([
      { claims: [1, 2, 3], differsIn: ['status'] },
    ])
    expect(findContradictions([claim(1, on('2013')), claim(2, { status: 'false', ...on('2014-03') })])).toEqual([])
    expect(findContradictions([claim(1, on('2013')), claim(2, { status: 'false', ...on('2013-03') })])).toHaveLength(1)
  })

  it('holds two amounts of one unit against each other where rounding does not explain them', () => {
    const two = (a: string, b: string) => findContradictions([claim(1, { amount: a }), claim(2, { amount: b })])
    expect(two('340000 £', '400000 £')).toEqual([{ claims: [1, 2], differsIn: ['amount'] }])
    expect(two('26200000000 $', '26000000000 $')).toEqual([])
    expect(two('340000 £', '12 %')).toEqual([])
  })

  it('without an object compares amounts of the same time only', () => {
    const grew = (id: number, amount: string, date: string) =>
      claim(id, { object: null, type: 'result', verb: 'revenue grow', amount, ...on(date) })
    expect(findContradictions([grew(1, '12 %', ''), grew(2, '15 %', '')])).toEqual([])
    expect(findContradictions([grew(1, '12 %', '2016'), grew(2, '15 %', '2017')])).toEqual([])
    expect(findContradictions([grew(1, '12 %', '2016'), grew(2, '15 %', '2016')])).toHaveLength(1)
  })

  it('holds two dates of what happens once against each other, as exactly as both are known', () => {
    const founded = (id: number, date: string) => claim(id, { type: 'founding', verb: 'found', ...on(date) })
    expect(findContradictions([founded(1, '1931'), founded(2, '1935')])).toEqual([
      { claims: [1, 2], differsIn: ['date'] },
    ])
    expect(findContradictions([founded(1, '1931'), founded(2, '1931-05-02')])).toEqual([])
    expect(findContradictions([claim(1, on('2013')), claim(2, on('2014'))])).toEqual([])
  })

  it('compares nothing that has another subject, object, type or verb', () => {
    const denied = { status: 'false' as const }
    for (const other of [{ subject: 3 }, { object: 3 }, { object: null }, { type: 'gift' }, { verb: 'lend' }])
      expect(findContradictions([claim(1), claim(2, { ...denied, ...other })])).toEqual([])
  })

  it('puts each claim in one group at most, in groups of two or more, whatever the claims', () => {
    const any = fc.record({
      subject: fc.integer({ min: 1, max: 3 }),
      object: fc.constantFrom(null, 4, 5),
      type: fc.constantFrom('payment', 'founding', 'life'),
      status: fc.constantFrom(...claimStatuses),
      startDate: fc.constantFrom('', '2013', '2013-05', '2014-01-02'),
      endDate: fc.constantFrom('', '2013', '2014', '2015-01-02'),
      amount: fc.constantFrom('', '5 £', '9 £', '5 %'),
    })
    fc.assert(
      fc.property(fc.array(any, { maxLength: 20 }), (parts) => {
        const groups = findContradictions(parts.map((part, index) => claim(index + 1, part)))
        const ids = groups.flatMap(({ claims }) => claims)
        expect(new Set(ids).size).toBe(ids.length)
        for (const { claims, differsIn } of groups) {
          expect(claims.length).toBeGreaterThan(1)
          expect(differsIn.length).toBeGreaterThan(0)
        }
      }),
    )
  })
})
