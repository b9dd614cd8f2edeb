import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrast, parseHex } from './colour.ts'
import { darkTheme, lightTheme } from './graph-theme.ts'
import { assignHues, communityColour, lightPalette } from './palette.ts'

const covers = fc.uniqueArray(fc.integer({ min: 1, max: 5000 }), { maxLength: 60 })

describe('the hues of communities', () => {
  test('go to the sixteen largest, each its own, and the rest are neutral', () => {
    fc.assert(
      fc.property(covers, (cover) => {
        const hues = assignHues(cover, 16)
        expect([...hues.keys()]).toEqual(cover.slice(0, 16))
        expect(new Set(hues.values()).size).toBe(hues.size)
        for (const id of cover.slice(16)) expect(communityColour(lightPalette, hues, id)).toBe(lightPalette.neutral)
      }),
    )
  })

  test('are those of the larger communities whatever smaller ones follow', () => {
    fc.assert(
      fc.property(covers, fc.nat(16), (cover, kept) => {
        const all = assignHues(cover, 16)
        for (const [id, hue] of assignHues(cover.slice(0, kept), 16)) expect(all.get(id)).toBe(hue)
      }),
    )
  })

  test.each([
    ['light', lightTheme],
    ['dark', darkTheme],
  ])('stand out from the %s background and from one another, also for dichromats', (_, theme) => {
    for (const hue of theme.palette.hues) expect(contrast(hue, theme.background)).toBeGreaterThan(2.8)
    for (const see of [(hex: string) => parseHex(hex), deuteranope, protanope]) {
      const seen = theme.palette.hues.map((hue): readonly number[] => see(hue))
      for (const [at, a] of seen.entries())
        for (const b of seen.slice(at + 1)) expect(Math.hypot(...a.map((c, i) => c - (b[i] ?? 0)))).toBeGreaterThan(30)
    }
  })
})

/** Simulations of full dichromacy (Machado, Oliveira and Fernandes 2009), on gamma-encoded channels: near enough here. */
const simulate = (rows: readonly (readonly number[])[]) => (hex: string) => {
  const rgb = parseHex(hex)
  return rows.map((row) => row.reduce((sum, factor, i) => sum + factor * (rgb[i] ?? 0), 0))
}
const deuteranope = simulate([
  [0.367322, 0.860646, -0.227968],
  [0.280085, 0.672501, 0.047413],
  [-0.01182, 0.04294, 0.968881],
])
const protanope = simulate([
  [0.152286, 1.052583, -0.204868],
  [0.114503, 0.786281, 0.099216],
  [-0.003882, -0.048116, 1.051998],
])
