import { expect, test } from 'vitest'
import { escapeMarkdown } from './escape-markdown.ts'

test('signs that Markdown would read as its own are escaped, and lines joined', () => {
  expect(escapeMarkdown('a *b*\n# [c](d) <e>')).toBe(String.raw`a \*b\* \# \[c\](d) \<e\>`)
})
