import { describe, expect, it } from 'vitest'
import { formatCitation, formatCited, parseCited, shownRefs } from './citations.ts'

const entities = (...ids: number[]) => ids.map((id) => ({ dataset: 'entities' as const, id }))

describe('citations of a report', () => {
  it('name five ids of a dataset at most and say that there are more', () => {
    const refs = [...entities(1, 2, 3, 4, 5, 6), { dataset: 'sources' as const, id: 9 }]
    expect(formatCitation(refs)).toBe('[Data: Entities (1, 2, 3, 4, 5, +more); Sources (9)]')
    expect(shownRefs(refs)).toEqual([...entities(1, 2, 3, 4, 5), { dataset: 'sources', id: 9 }])
  })

  it('can be taken apart again into sentences and their refs', () => {
    const cited = [
      { text: 'Gate 4 did not close.', refs: entities(5, 7) },
      { text: 'Nobody \\[Data\\: Reports (1)\\] knew.', refs: [{ dataset: 'sources' as const, id: 4 }] },
    ]
    expect(parseCited(formatCited(cited))).toEqual(cited)
  })

  it('keep a sentence that nothing follows, without refs', () => {
    expect(parseCited('One. [Data: Sources (1)] Two.').at(-1)).toEqual({ text: 'Two.', refs: [] })
  })
})
