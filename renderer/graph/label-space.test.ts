import { expect, test } from 'vitest'
import { createLabelSpace } from './label-space.ts'

const box = { x: 10, y: 10, width: 40, height: 12 }

test('a label that would cover another finds no room, one beside it does', () => {
  const space = createLabelSpace()
  expect(space.take(box)).toBe(true)
  expect(space.take({ ...box, x: 49, y: 21 })).toBe(false)
  expect(space.take({ ...box, x: 50 })).toBe(true)
  expect(space.take({ ...box, y: 22 })).toBe(true)
})

test('each frame starts with all of the room', () => {
  const space = createLabelSpace()
  space.take(box)
  space.clear()
  expect(space.take(box)).toBe(true)
})
