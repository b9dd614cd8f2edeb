import { describe, expect, it } from 'vitest'
import { isAddressed } from './is-addressed.ts'

describe('who is spoken to', () => {
  it.each([
    'Amy, Commercial Cloud ARR grew 24 percent quarter over quarter.',
    'Amy, the margin improvement is pretty shocking to most, considering the investments.',
    'Satya and Amy, I wanted to ask about server products.',
    'BRENT THILL, Jefferies: Amy, last quarter you called out weakness.',
    'That was the plan, thank you Amy.',
  ])('Amy Hood: %s', (text) => {
    expect(isAddressed(text, 'Amy Hood')).toBe(true)
  })

  it.each([
    'Amy Hood, chief financial officer, joined the call.',
    'Amy Hood, the chief financial officer, joined the call.',
    'Amy Hood, who runs the finances, joined the call.',
    'We should be smart about two things that Amy said before.',
  ])('nobody: %s', (text) => {
    expect(isAddressed(text, 'Amy Hood')).toBe(false)
  })
})
