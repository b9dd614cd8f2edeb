import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseReport } from './parse-report.ts'

const report = {
  title: 'Ada Byron and the Engine',
  summary: 'They belong together [Data: Entities (5)].',
  rating: 7.5,
  ratingExplanation: 'Much hangs on it.',
  findings: [
    { summary: 'She wrote notes', explanation: 'Many notes [Data: Relationships (3)].' },
    { summary: 'It was never built', explanation: 'Money ran out.' },
  ],
}
const { ratingExplanation, ...rest } = report
const asked = { ...rest, rating_explanation: ratingExplanation }

const same: Readonly<Record<string, unknown>> = {
  'as asked': asked,
  'within another object': { report: asked },
  'within a list': [asked],
  'with a rating as text': { ...asked, rating: '7.5/10' },
  'with the papers’ names': {
    TITLE: asked.title,
    'Executive Summary': asked.summary,
    'impact severity rating': 7.5,
    'rating explanation': ratingExplanation,
    'DETAILED FINDINGS': asked.findings.map(({ summary, explanation }) => ({
      insight: summary,
      description: explanation,
    })),
  },
  'with names in camel case': { ...rest, ratingExplanation },
  'with the rating as an object': { ...rest, rating: { score: 7.5, explanation: ratingExplanation } },
  'with findings by number': { ...asked, findings: { '1': report.findings[0], '2': report.findings[1] } },
  'with findings by their summary': {
    ...asked,
    findings: Object.fromEntries(report.findings.map(({ summary, explanation }) => [summary, explanation])),
  },
}

test.each(Object.entries(same))('a report %s is read', (_form, value) => {
  expect(parseReport(JSON.stringify(value))).toEqual(report)
})

test('findings that are plain text have their first sentence as summary', () => {
  const findings = ['She wrote notes. They were long.', 'It was never built: money ran out.']
  expect(parseReport(JSON.stringify({ ...asked, findings }))?.findings).toEqual([
    { summary: 'She wrote notes.', explanation: 'She wrote notes. They were long.' },
    { summary: 'It was never built', explanation: 'It was never built: money ran out.' },
  ])
})

test('a rating is held between 0 and 10', () => {
  const ratings = [-2, 0, 11, '85', '8,5'].map((rating) => parseReport(JSON.stringify({ ...asked, rating }))?.rating)
  expect(ratings).toEqual([0, 0, 10, 10, 8.5])
})

test('a report without title, summary, rating or any finding is none', () => {
  for (const field of ['title', 'summary', 'rating', 'findings'])
    expect(parseReport(JSON.stringify({ ...asked, [field]: undefined }))).toBeUndefined()
  expect(parseReport(JSON.stringify({ ...asked, findings: [] }))).toBeUndefined()
  expect(parseReport('I am sorry, I cannot write this report.')).toBeUndefined()
})

test('any report that is printed as asked is read as it was', () => {
  const text = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
    .map((raw) => `t${raw.replace(/[\s\p{C}]+/gu, '')}`)
  const reports = fc.record({
    title: text,
    summary: text,
    rating: fc.integer({ min: 0, max: 100 }).map((tenths) => tenths / 10),
    ratingExplanation: text,
    findings: fc.array(fc.record({ summary: text, explanation: text }), { minLength: 1, maxLength: 10 }),
  })
  fc.assert(
    fc.property(reports, (one) => {
      const { ratingExplanation: explained, ...others } = one
      expect(parseReport(JSON.stringify({ ...others, rating_explanation: explained }))).toEqual(one)
    }),
  )
})
