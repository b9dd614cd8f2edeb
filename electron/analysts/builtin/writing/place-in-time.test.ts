import { describe, expect, it } from 'vitest'
import { placeInTime } from './place-in-time.ts'

const written = { said: '14 November 2012', iso: '2012-11-14' }

describe('where a sentence stands in time', () => {
  it.each([
    ['The trawler sank on Sunday, 11 November.', { said: '11 November (2012)', iso: '2012-11-11' }],
    ['Professor Cathcart came last March.', { said: 'last March (written 14 November 2012)', iso: '2012-11-14' }],
    ['Harker was sentenced on Friday.', { said: 'Friday (written 14 November 2012)', iso: '2012-11-14' }],
    ['The steamer was wrecked on 9 December 1953.', { said: '9 December 1953', iso: '1953-12-09' }],
    ["In the 1940's we took the lead.", { said: "1940's", iso: '1940' }],
  ])('%s', (text, placed) => {
    expect(placeInTime(text, written)).toEqual(placed)
  })

  it('takes a month of late in the year for one of the year before', () => {
    expect(placeInTime('She sailed on 20 December.', { said: '3 January 2013', iso: '2013-01-03' })).toEqual({
      said: '20 December (2012)',
      iso: '2012-12-20',
    })
  })

  it.each([
    'Purchasing rose ahead of the SQL Server 2022 launch.',
    'Support of SQL server 2008 and Windows 7 ended.',
    'The gates are serviced in the summer.',
  ])('is nowhere: %s', (text) => {
    expect(placeInTime(text, written)).toBeUndefined()
  })

  it('is nowhere by a weekday of nobody knows when', () => {
    expect(placeInTime('Harker was sentenced on Friday.', undefined)).toBeUndefined()
  })
})
