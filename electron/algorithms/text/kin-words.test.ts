import { describe, expect, it } from 'vitest'
import { stem } from './stem.ts'
import { areKin, familyOf } from './kin-words.ts'

describe('words of one family', () => {
  it.each([
    ['bribes', 'bribery'],
    ['bribed', 'bribery'],
    ['payment', 'pay'],
    ['inspection', 'inspector'],
    ['regulate', 'regulation'],
  ])('are %s and %s', (a, b) => {
    expect(areKin(stem(a), stem(b))).toBe(true)
  })

  it.each([
    ['gate', 'gander'],
    ['storm', 'story'],
    ['war', 'warden'],
  ])('are not %s and %s', (a, b) => {
    expect(areKin(stem(a), stem(b))).toBe(false)
  })

  it('are looked up by their forms, and never for a number or a short word', () => {
    expect(familyOf('bribes')).toContain('bribery')
    expect(familyOf('war')).toEqual([])
    expect(familyOf('2016')).toEqual([])
  })
})
