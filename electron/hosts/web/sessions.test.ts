import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { createSessions } from './sessions.ts'

const random = (): string => randomBytes(32).toString('hex')

it('begins a session for the token only', () => {
  const sessions = createSessions(random)
  const id = sessions.begin(sessions.token)
  expect(id).toMatch(/^[0-9a-f]{64}$/)
  expect(id).not.toBe(sessions.token)
  expect(sessions.has(id ?? undefined)).toBe(true)
})

it.each([undefined, null, '', 'x', 0, {}, ['a']])('begins none for %j', (token) => {
  expect(createSessions(random).begin(token)).toBeNull()
})

it('knows no session but its own, and the token is none', () => {
  const sessions = createSessions(random)
  expect(sessions.has(undefined)).toBe(false)
  expect(sessions.has('')).toBe(false)
  expect(sessions.has(sessions.token)).toBe(false)
})

it('forgets the oldest when there are too many', () => {
  const sessions = createSessions(random)
  const ids = Array.from({ length: 51 }, () => sessions.begin(sessions.token) ?? '')
  expect(sessions.has(ids[0])).toBe(false)
  expect(sessions.has(ids[1])).toBe(true)
})
