import { expect, test } from 'vitest'
import { reportMarkdown } from './report-markdown.ts'

test('a report becomes a Markdown document that keeps its citations and shows titles as they are', () => {
  const markdown = reportMarkdown({
    id: 4,
    uid: '0'.repeat(32),
    level: 1,
    title: 'Ledgers *and* [debts]',
    summary: 'Two ledgers disagree.',
    rating: 7.25,
    ratingExplanation: 'Speaks of 9 of 30 documents.',
    findings: [
      { summary: 'The second ledger', explanation: 'It was hidden [Data: Entities (3)].', evidence: [], spans: [] },
      { summary: 'A loan', explanation: 'Never repaid.', evidence: [], spans: [] },
    ],
    parent: null,
    children: [],
    tokens: 40,
    analyst: 'builtin',
  })
  expect(markdown).toBe(`# Ledgers \\*and\\* \\[debts\\]

*Level 1 · rating 7.3 of 10*

Speaks of 9 of 30 documents.

Two ledgers disagree.

## Findings

### 1. The second ledger

It was hidden [Data: Entities (3)].

### 2. A loan

Never repaid.
`)
})
