import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitSentences } from './split-sentences.ts'

const cut = (text: string): string[] => splitSentences(text).map((span) => text.slice(span.start, span.end))

describe('splitSentences', () => {
  it('does not end a sentence at a title, an initial or a numbered thing', () => {
    expect(
      cut('Dr. Wren met Mr. J. Harker at No. 4. He left the U.S. embassy at 5 p.m. sharp. "Enough!" she said.'),
    ).toEqual([
      'Dr. Wren met Mr. J. Harker at No. 4.',
      'He left the U.S. embassy at 5 p.m. sharp.',
      '"Enough!" she said.',
    ])
  })
  it('splits a speaker label off what is said', () => {
    expect(cut('KEVIN SCOTT: Hello there. How are you?\n\nSATYA NADELLA:\n\nFine.')).toEqual([
      'KEVIN SCOTT:',
      'Hello there.',
      'How are you?',
      'SATYA NADELLA:',
      'Fine.',
    ])
  })
  it('keeps headings, list items and rows apart and joins wrapped lines', () => {
    const text =
      '# The strike\nIt began on a Monday because the men of the quay\nwould not unload the cargo. It ended.\n- First thing\n- Second thing\n\nVessel: Annet; Port: Thole; Days: 3\nVessel: Orde; Port: Cold; Days: 4'
    expect(cut(text)).toEqual([
      '# The strike',
      'It began on a Monday because the men of the quay\nwould not unload the cargo.',
      'It ended.',
      '- First thing',
      '- Second thing',
      'Vessel: Annet; Port: Thole; Days: 3',
      'Vessel: Orde; Port: Cold; Days: 4',
    ])
  })
  it('splits text without spaces between sentences', () => {
    expect(cut('我们见面了。他走了！')).toEqual(['我们见面了。', '他走了！'])
  })
  it('covers every visible character once, in order, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('A', 'b ', '. ', '\n', '\n\n', 'Dr.', '# ', ': ', '; ', '。', '😀', '? '), {
          maxLength: 60,
        }),
        (parts) => {
          const text = parts.join('')
          const spans = splitSentences(text)
          let at = 0
          let seen = ''
          for (const span of spans) {
            expect(span.start).toBeGreaterThanOrEqual(at)
            expect(span.end).toBeGreaterThan(span.start)
            at = span.end
            seen += text.slice(span.start, span.end)
          }
          expect(seen.replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
        },
      ),
    )
  })
  it('is linear on a megabyte without a space', () => {
    expect(splitSentences('x'.repeat(1_000_000)).length).toBe(500)
    expect(splitSentences('a.'.repeat(500_000)).length).toBeGreaterThan(0)
  })
})
