import { describe, expect, it } from 'vitest'
import { isBoilerplate } from './is-boilerplate.ts'

describe('boilerplate', () => {
  it.each([
    'On the call with me are Satya Nadella, chief executive officer, and Amy Hood, chief financial officer.',
    'As Chris mentioned, the results will reflect the new segments.',
    'Please proceed with your question.',
    'Today we have a super exciting guest with us, Mira Murati.',
    'All right, that was Kevin’s conversation with David Baszucki.',
    'Actual results could differ materially because of factors discussed in the earnings press release.',
    'Having said that, there is a lot of hype about general intelligence.',
    'The intended recipient of this mail is Tom Ashgrove.',
    'Let me turn to the results of the Intelligent Cloud.',
  ])('is left out: %s', (text) => {
    expect(isBoilerplate(text)).toBe(true)
  })

  it.each([
    'Satya Nadella succeeded Steve Ballmer as the CEO of Microsoft in February 2014.',
    'The gate was serviced in the summer of 2014 with parts approved by the makers.',
    'The United States proceeded with the construction of the Seaway.',
    'Amy Hood said that margins improved in every segment.',
  ])('is not: %s', (text) => {
    expect(isBoilerplate(text)).toBe(false)
  })
})
