import { expect, test } from 'vitest'
import { tokenOf } from './session-token.ts'

test('the token is taken from the printed address only', () => {
  expect(tokenOf('#token=aB3_x-9')).toBe('aB3_x-9')
  expect(tokenOf('#/c/letters/map')).toBeNull()
  expect(tokenOf('#token=')).toBeNull()
  expect(tokenOf('')).toBeNull()
})
