import { describe, expect, it } from 'vitest'
import { definitionOf } from './definition-of.ts'

describe('how well a sentence defines a name', () => {
  it.each([
    ['Wren Ltd, the ship builder, went bankrupt.', 'Wren Ltd', 3],
    ['The Captain Dr. Tobias Wren is the harbour master.', 'Tobias Wren', 3],
    ['The Authority, an office of the county, replied.', 'The Authority', 3],
    ['“Tobias\nWren, aged 41, of Vestrahavn.', 'Tobias Wren', 3],
    ['They met Tobias Wren, the engineer.', 'Tobias Wren', 2],
    ['The ship was called Wren by all.', 'Wren', 1],
    ['TOBIAS WREN went home.', 'Tobias Wren', 0.4],
    ['They met Tobias Wren at home.', 'Tobias Wren', 0],
    ['Wrenfield is a town.', 'Wren', 0],
    ['𝒲𝒲 is the best of letters.', '𝒲', 0],
    ['Nobody is named here.', 'Tobias Wren', 0],
    ['C++ (an old language) is loved.', 'C++', 3],
  ])('%s', (sentence, name, mark) => {
    expect(definitionOf(name)(sentence)).toBe(mark)
  })
})
