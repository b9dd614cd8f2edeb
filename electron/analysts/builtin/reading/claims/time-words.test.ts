import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { timesOf } from './time-words.ts'

const times = (sentence: string, written = ''): readonly string[] =>
  timesOf(sentence, written).map(({ start, end, from, to }) => `${sentence.slice(start, end)}: ${from}..${to}`)

describe('timesOf', () => {
  it.each([
    ['It sank on 14 November 2012.', 'on 14 November 2012: 2012-11-14..2012-11-14'],
    ['It sank on March 14th, 1984.', 'on March 14th, 1984: 1984-03-14..1984-03-14'],
    ['It sank on March 14th 1984.', 'on March 14th 1984: 1984-03-14..1984-03-14'],
    ['It sank on 1984-03-14.', 'on 1984-03-14: 1984-03-14..1984-03-14'],
    ['It sank in May 2010.', 'in May 2010: 2010-05..2010-05'],
    ['It sank in 1984.', 'in 1984: 1984..1984'],
    ['It ran in the 1980s.', 'in the 1980s: 1980..1989'],
    ['It ran from 1984 to 1986.', 'from 1984 to 1986: 1984..1986'],
    ['It ran between June 2013 and July 2015.', 'between June 2013 and July 2015: 2013-06..2015-07'],
    ['It has run since 1984.', 'since 1984: 1984..'],
    ['It ran until May 2010.', 'until May 2010: ..2010-05'],
    ['It grew in fiscal 2016.', undefined],
    ['It sank on 31 February 2012.', 'on 31 February 2012: ..'],
    ['It cost 1984 dollars.', undefined],
  ])('%s', (sentence, time) => expect(times(sentence)[0]).toBe(time))

  it.each([
    ['It sank last year.', '2011..2011'],
    ['It sank yesterday.', '2012-11-13..2012-11-13'],
    ['It sank on Sunday.', '2012-11-11..2012-11-11'],
    ['It sank on 11 November.', '2012-11-11..2012-11-11'],
    ['It sank on 20 November.', '2011-11-20..2011-11-20'],
    ['It sank last month.', '2012-10..2012-10'],
    ['It sank in March.', '2012-03..2012-03'],
  ])('“%s” is reckoned from the day of writing, and is no date without it', (sentence, iso) => {
    expect(times(sentence, '2012-11-14')[0]).toContain(`: ${iso}`)
    expect(times(sentence).every((time) => time.endsWith(': ..'))).toBe(true)
  })

  it('gives every day back that it is told', () => {
    const names = [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ]
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1500-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
        (date) => {
          const iso = date.toISOString().slice(0, 10)
          const [year, month, day] = [iso.slice(0, 4), names[date.getUTCMonth()]!, date.getUTCDate()]
          for (const said of [`${day} ${month} ${year}`, `${month} ${day}, ${year}`, iso])
            expect(timesOf(`It sank on ${said}.`, '')[0]).toMatchObject({ from: iso, to: iso })
        },
      ),
    )
  })
})
