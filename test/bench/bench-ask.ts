import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openCollectionReader, type CollectionReader } from '../../electron/api/collection-api.ts'
import type { Answer, Dataset } from '../../shared/model/index.ts'
import { askHere } from '../ask-here.ts'
import { median } from './median.ts'

/**
 * Asks a collection twenty questions at its broadest and its finest level, and follows what the answers and all of its
 * reports cite: how many citations there are and how many do not resolve; how many spans of evidence there are and how
 * many are not the document's text at their offsets; milliseconds an answer takes. The collection itself is not touched.
 */
export async function benchAsk([file]: readonly string[]): Promise<Record<string, unknown>> {
  if (file === undefined) throw new Error('Name a collection: npm run bench -- ask FILE.')
  const folder = mkdtempSync(join(tmpdir(), 'strata-bench-'))
  const copy = join(folder, 'copy.strata')
  copyFileSync(file, copy)
  const reader = openCollectionReader(copy)
  try {
    const answers: Answer[] = []
    const waits: number[] = []
    const levels = reader.status().levels.map(({ level }) => level)
    for (const level of new Set([levels[0] ?? 0, levels.at(-1) ?? 0])) {
      for (const question of questionsOf(reader)) {
        const asked = performance.now()
        answers.push(await askHere(copy, question, level))
        waits.push(performance.now() - asked)
      }
    }
    const citations = answers.flatMap((answer) => answer.citations)
    return {
      questions: answers.length,
      answered: answers.filter(({ answered }) => answered).length,
      citations: citations.length,
      unresolved: citations.filter(({ resolved }) => !resolved).length,
      ...spansOf(reader, citations),
      answerMedianMs: Math.round(median(waits)),
      answerSlowestMs: Math.round(Math.max(...waits)),
    }
  } finally {
    reader.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Ten questions for any collection, and one on the subject of each of the ten highest rated reports. */
function questionsOf(reader: CollectionReader): readonly string[] {
  const titles = reader
    .reports()
    .toSorted((a, b) => b.rating - a.rating || a.id - b.id)
    .slice(0, 10)
    .map(({ title }) => `What is said about ${title}?`)
  return [...general, ...titles]
}

const general = [
  'What are the main themes?',
  'Who are the main people and how are they connected?',
  'Which organizations matter most?',
  'Which places are important, and why?',
  'What happened, and when?',
  'Where do the sources disagree?',
  'What changed over time?',
  'What is said about money?',
  'What problems do the documents describe?',
  'What was decided, and by whom?',
]

/** Follows each record that an answer or a report's finding cites to the documents. */
function spansOf(
  reader: CollectionReader,
  cited: readonly { readonly dataset: Dataset; readonly id: number }[],
): { readonly records: number; readonly spans: number; readonly unequalSpans: number } {
  const findings = reader.reports().flatMap((report) => report.findings.flatMap(({ evidence }) => evidence))
  const records = new Map([...cited, ...findings].map(({ dataset, id }) => [`${dataset} ${id}`, { dataset, id }]))
  const texts = new Map<number, string>()
  let [spans, unequalSpans] = [0, 0]
  for (const { dataset, id } of records.values()) {
    const { chunks } = reader.evidence(dataset, id)
    if (chunks.length === 0) unequalSpans++
    for (const { document, start, end, text } of chunks) {
      const whole = texts.get(document) ?? reader.text(document).text
      texts.set(document, whole)
      spans++
      if (whole.slice(start, end) !== text || text.trim() === '') unequalSpans++
    }
  }
  return { records: records.size, spans, unequalSpans }
}
