import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scrubKey } from './scrub-key.ts'

const key = 'f3a9c1d27be84e06a5'

test.for([
  [`Incorrect API key provided: ${key}. See your account.`, 'Incorrect API key provided: …. See your account.'],
  ['Incorrect API key provided: f3a9c***4e06a5.', 'Incorrect API key provided: …'],
  ['The key ending in 84e06a5 is revoked', 'The key ending in … is revoked'],
  ['another key sk-proj-abcdefghijkl is in use', 'another key … is in use'],
  ['max_tokens is too large:\n 9000', 'max_tokens is too large: 9000'],
] as const)('%s', ([text, scrubbed]) => {
  expect(scrubKey(text, key)).toBe(scrubbed)
})

test('no stretch of a key is left where it stands as a word', () => {
  const characters = fc.constantFrom(...'abcdef0123456789XYZ-_')
  fc.assert(
    fc.property(
      fc.array(characters, { minLength: 16, maxLength: 48 }).map((parts) => parts.join('')),
      fc.lorem(),
      fc.lorem(),
      fc.nat(10),
      (secret, before, after, cut) => {
        const scrubbed = scrubKey(`${before} "${secret.slice(cut)}" ${secret}, ${after}`, secret)
        for (let at = 0; at + 8 <= secret.length; at += 1) expect(scrubbed).not.toContain(secret.slice(at, at + 8))
      },
    ),
  )
})
