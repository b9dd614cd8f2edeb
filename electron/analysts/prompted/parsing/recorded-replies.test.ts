import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { parseGraph } from './parse-graph.ts'
import { parseReport } from './parse-report.ts'

// Real replies of a real model, with all that it did other than asked.
const folder = path.join(import.meta.dirname, '../../../../test/fixtures/recorded-replies')

const read = <T>(name: string): T[] =>
  gunzipSync(readFileSync(path.join(folder, `${name}.jsonl.gz`)))
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T)

interface GraphReply {
  readonly chunk: number
  readonly reply: string
  readonly text: string
}
const graphReplies = read<GraphReply>('graph-replies')
const reportReplies = read<{ text: string }>('report-replies')

/** Counted in the raw text, by what it is that a record opens with. */
const openings = (text: string): number => text.match(/\(["“](?:entity|relationship|relation)["”]/gi)?.length ?? 0
/** And in another way: every record of these replies stands on a line of its own, with two marks at least. */
const recordLines = (text: string): number =>
  text.split('\n').filter((line) => (line.match(/\|>/g)?.length ?? 0) >= 2).length

test('every record of all 84 recorded extractions and gleanings is read', () => {
  expect(graphReplies).toHaveLength(84)
  const read = graphReplies.map(({ chunk, reply, text }) => {
    const { entities, relationships, unreadable } = parseGraph(text)
    return { chunk, reply, records: entities.length + relationships.length, unreadable }
  })
  const there = graphReplies.map(({ chunk, reply, text }) => ({
    chunk,
    reply,
    records: openings(text),
    unreadable: [],
  }))
  expect(read).toEqual(there)
  expect(graphReplies.map(({ text }) => recordLines(text))).toEqual(there.map(({ records }) => records))
  expect(there.reduce((sum, { records }) => sum + records, 0)).toBe(1174)
})

test('nothing of the format is left in the fields of the recorded replies, and every description is there in its reply', () => {
  for (const { text } of graphReplies) {
    const flat = text.replace(/\s+/g, ' ')
    const { entities, relationships } = parseGraph(text)
    for (const { name, type, description } of entities) {
      for (const field of [name, type, description]) expect(field).not.toMatch(/\|>|<\||##|^["“(]|["”]$|COMPLETE/)
      expect(description.length).toBeGreaterThan(10)
      expect(flat).toContain(description)
      expect(type).toMatch(/^[a-z]+$/)
    }
    for (const { source, target, description, strength } of relationships) {
      for (const field of [source, target, description]) expect(field).not.toMatch(/\|>|<\||##|^["“(]|["”]$|COMPLETE/)
      expect(flat).toContain(description)
      expect(text).toMatch(new RegExp(`\\|>"?${strength}"?\\)`))
    }
  }
})

test('a recorded reply cut off anywhere gives the records before the cut and no other', () => {
  for (const { text } of graphReplies.filter(({ chunk }) => chunk % 7 === 1)) {
    const whole = parseGraph(text)
    for (let cut = 0; cut < text.length; cut += 13) {
      const part = parseGraph(text.slice(0, cut))
      expect(part.entities).toEqual(whole.entities.slice(0, part.entities.length))
      expect(part.relationships).toEqual(whole.relationships.slice(0, part.relationships.length))
      const lost = openings(text.slice(0, cut)) - part.entities.length - part.relationships.length
      expect(lost).toBeLessThanOrEqual(1)
      expect(part.unreadable.length).toBeGreaterThanOrEqual(lost)
    }
  }
})

test('all 101 recorded reports are read with every finding', () => {
  expect(reportReplies).toHaveLength(101)
  let findings = 0
  for (const { text } of reportReplies) {
    const report = parseReport(text)
    const expected = text.match(/"explanation"\s*:/g)?.length ?? 0
    expect(report?.findings).toHaveLength(expected)
    expect(text).toContain(JSON.stringify(report?.title).slice(1, -1))
    expect(report?.rating).toBe(Number(/"rating"\s*:\s*([\d.]+)/.exec(text)?.[1]))
    expect(report?.ratingExplanation).not.toBe('')
    findings += expected
  }
  expect(findings).toBe(646)
})

test('a recorded report cut off within its findings has those that came', () => {
  for (const { text } of reportReplies.slice(0, 20)) {
    const whole = parseReport(text)
    const cut = text.slice(0, Math.floor(text.length * 0.8))
    const part = parseReport(cut)
    expect(part?.title).toBe(whole?.title)
    expect(part?.findings.slice(0, -1)).toEqual(whole?.findings.slice(0, (part?.findings.length ?? 0) - 1))
    expect(part?.findings.length).toBeGreaterThan(0)
  }
})
