import { describe, expect, it } from 'vitest'
import { disputes, findReceivers } from './find-facts.ts'

describe('what is disputed', () => {
  it.each([
    "The sum of £1.1 million in the authority's press statement is wrong.",
    'The Orde Line says that it has never employed Blackthorn Guarding.',
    'Mr Marchbank denied that he had signed it.',
    'I reject the time of 03:12 given by the authority.',
  ])('%s', (text) => {
    expect(disputes(text)).toBe(true)
  })

  it.each([
    'Keith Sandiford was found guilty of forging the inspection certificate.',
    'The dispute began on 3 March, when the line announced a daily call.',
    'Nobody was hurt, but the wage books of four decades were destroyed.',
    'His son, Edmund Marchbank, who has never been charged, took his arm.',
  ])('is nothing in: %s', (text) => {
    expect(disputes(text)).toBe(false)
  })

  it('finds who is paid', () => {
    expect(findReceivers('Sable Point paid £1.9 million to the University of Kettlewick.')).toEqual([
      'University of Kettlewick',
    ])
  })
})
