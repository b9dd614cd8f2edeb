import MarkdownIt from 'markdown-it'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseCited } from './citations.ts'
import { escapeMarkdown, unescapeMarkdown } from './escape-markdown.ts'

const markdown = new MarkdownIt({ html: true })
const shown = (text: string): string => {
  const inline = markdown.parse(escapeMarkdown(text), {}).find((token) => token.type === 'inline')
  return (inline?.children ?? [])
    .map((child) => (child.type.startsWith('text') ? child.content : `<${child.type}>`))
    .join('')
}

describe('escaping text of a document', () => {
  it.each([
    '<script>alert(1)</script>',
    '[click](javascript:alert(1))',
    '![x](http://example.org/x.png)',
    '# Not a heading',
    '1. Not a list',
    '- Not a list either',
    '**bold**, _thin_, ~~gone~~ and `code`',
    'a | b &amp; c',
    '[Data: Reports (1)]',
    'C:\\temp\\[x]',
  ])('shows %j as it is, as one plain paragraph', (text) => {
    expect(markdown.parse(escapeMarkdown(text), {}).map((token) => token.type)).toEqual([
      'paragraph_open',
      'inline',
      'paragraph_close',
    ])
    expect(shown(text)).toBe(text)
  })

  it('leaves no citation for anyone to find', () => {
    const escaped = escapeMarkdown('As said in [Data: Reports (1)] and [ data : Entities (2)].')
    expect(escaped).not.toMatch(/\[\s*Data\s*:/i)
    expect(parseCited(escaped)).toEqual([{ text: escaped, refs: [] }])
  })

  it('gives back what it was given, whatever that is', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'[]()<>*_`#|\\~&;:-+=.1aD '.split(''), 'Data:', '\n') }),
        (text) => {
          expect(unescapeMarkdown(escapeMarkdown(text))).toBe(text.replace(/\s+/g, ' ').trim())
        },
      ),
    )
  })
})
