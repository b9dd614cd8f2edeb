import { describe, expect, it } from 'vitest'
import { checkCitations } from './citations.ts'

const known =
  (...ids: number[]) =>
  ({ dataset, id }: { dataset: string; id: number }) =>
    dataset === 'reports' && ids.includes(id)

describe('the citations of an answer', () => {
  it('stay as they are when every id was read', () => {
    const text = 'The gate failed. [Data: Reports (2, 7, +more)]'
    expect(checkCitations(text, known(2, 7))).toEqual({
      text,
      cited: [
        { dataset: 'reports', id: 2 },
        { dataset: 'reports', id: 7 },
      ],
      removed: 0,
    })
  })

  it('lose the ids that were not read, and are counted', () => {
    const checked = checkCitations('It failed [Data: Reports (2, 99); Entities (5)].', known(2))
    expect(checked).toMatchObject({ text: 'It failed [Data: Reports (2)].', removed: 2 })
  })

  it('vanish when nothing is left of them', () => {
    expect(checkCitations('It failed [Data: Reports (99, +more)].', known(2))).toMatchObject({
      text: 'It failed.',
      cited: [],
    })
  })

  it('are read in time whatever is written', () => {
    const blanks = ' '.repeat(100_000)
    const hostile = [
      '[Data: '.repeat(50_000),
      `[Data:${blanks}`,
      `[Data: Reports${' '.repeat(1_900)}]`.repeat(50),
      `[Data: ${'a ('.repeat(600)}]`.repeat(50),
      `[Data: Reports (99)]${blanks}x`,
    ]
    for (const text of hostile) expect(checkCitations(text, known(2)).cited).toEqual([])
  })

  it.each([
    '[Data: Reports (-1)]',
    '[Data: Reports (2; DROP)]',
    '[Data: Reports (99999999999)]',
    '[Data: Nonsense (2)]',
  ])('are not taken for ids: %s', (bracket) => expect(checkCitations(bracket, known(2)).cited).toEqual([]))
})
