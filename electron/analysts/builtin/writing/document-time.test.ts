import { describe, expect, it } from 'vitest'
import { askedSpan, documentTime, isWithin } from './document-time.ts'

const source = { title: '', path: '', opening: '' }

describe('when a document was written', () => {
  it.each([
    ['its title', { title: '1948-Truman' }, { said: '1948', iso: '1948' }],
    [
      'its file',
      { title: 'Gone', path: '/press/2012-11-14-silver.html' },
      { said: '14 November 2012', iso: '2012-11-14' },
    ],
    ['its head', { opening: 'What the ledger says\n1 December 2017' }, { said: '1 December 2017', iso: '2017-12-01' }],
    ['its quarter', { title: 'TranscriptFY16Q2' }, { said: 'FY16Q2', iso: '2016-04' }],
    [
      'its quarter, put where its head says',
      { title: 'TranscriptFY16Q2', opening: 'Thursday, January 28, 2016' },
      { said: 'FY16Q2', iso: '2016-01-28' },
    ],
  ])('is told by %s', (_, told, time) => {
    expect(documentTime({ ...source, ...told })).toEqual(time)
  })

  it('is unknown where nothing tells', () => {
    expect(documentTime({ title: 'Windows Server 2022', path: '/a/notes.txt', opening: 'Gate 4' })).toBeUndefined()
  })
})

describe('the span that a question asks about', () => {
  it('is read from its years and fiscal years', () => {
    expect(askedSpan('How did growth change between FY16 and FY23?')).toEqual(['2016', '2023'])
    expect(askedSpan('How did it change from 1948 to 1960?')).toEqual(['1948', '1960'])
    expect(askedSpan('What lies between Gate 4 and the sea?')).toBeUndefined()
  })

  it('holds a fiscal quarter by its fiscal year, whenever it was written', () => {
    const span = ['2016', '2023'] as const
    expect(isWithin({ said: 'FY16Q1', iso: '2015-10-22' }, span)).toBe(true)
    expect(isWithin({ said: 'FY23Q4', iso: '2023-07-25' }, span)).toBe(true)
    expect(isWithin({ said: 'FY24Q1', iso: '2023-10-24' }, span)).toBe(false)
  })
})
