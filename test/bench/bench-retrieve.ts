import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'
import { createBuiltinAnalyst } from '../../electron/analysts/builtin/create-builtin-analyst.ts'
import { countTokens } from '../../electron/algorithms/chunker/count-tokens.ts'
import { embedStage } from '../../electron/indexing/stages/embed.ts'
import { createModel } from '../../electron/models/create-model.ts'
import type { EmbeddingModel } from '../../electron/models/language-model.ts'
import { createMeter } from '../../electron/models/meter.ts'
import { rankByBoth } from '../../electron/querying/basic/rank-by-both.ts'
import { addChunks } from '../../electron/store/chunks.ts'
import { inTransaction, type Writer } from '../../electron/store/connection.ts'
import { addDocument } from '../../electron/store/documents.ts'
import { openWriter } from '../../electron/store/open-collection.ts'
import { modelPresets } from '../../shared/model/index.ts'
import { median } from './median.ts'
import { round } from './round.ts'

const Passage = z.object({ id: z.string(), title: z.string(), text: z.string() })
const Asked = z.object({ question: z.string(), gold: z.array(z.string()).min(1) })

/**
 * Retrieves for questions whose passages are known, from folders with `passages.jsonl.gz` (id, title, text) and
 * `questions.jsonl` (question, gold): the share of the known passages among the first 2, 5 and 10, the share of questions
 * that have all of theirs among the first 5, and milliseconds a question takes. A passage is a document of one chunk;
 * nothing else of the pipeline runs, so no entity lends another name. With an embedding model, named as for
 * `npm run test:model`, the passages get vectors, and words and meaning rank together.
 */
export async function benchRetrieve(folders: readonly string[]): Promise<readonly Record<string, unknown>[]> {
  if (folders.length === 0) throw new Error('Name folders with passages.jsonl.gz and questions.jsonl.')
  const embedding = embeddingModel()
  const measured: Record<string, unknown>[] = []
  for (const folder of folders) measured.push(await measure(folder, embedding))
  return measured
}

async function measure(folder: string, embedding: EmbeddingModel | undefined): Promise<Record<string, unknown>> {
  const { signal } = new AbortController()
  const home = mkdtempSync(join(tmpdir(), 'strata-bench-'))
  const store = openWriter(join(home, 'passages.strata'), { create: true })
  try {
    const chunks = keepPassages(store, folder)
    await embedStage.run({ ...nothingElse, store, embedding, signal })
    const questions = readLines(readFileSync(join(folder, 'questions.jsonl'), 'utf8'), Asked)
    const found: Found[] = []
    for (const { question, gold } of questions) {
      const asked = performance.now()
      const ranked = (await rankByBoth(store, question, 10, { embedding, signal })).map(({ chunk }) => chunk)
      const milliseconds = performance.now() - asked
      const wanted = gold.map((id) => chunks.get(id))
      const recall = (k: number): number =>
        wanted.filter((chunk) => chunk !== undefined && ranked.slice(0, k).includes(chunk)).length / wanted.length
      found.push({ at2: recall(2), at5: recall(5), at10: recall(10), milliseconds })
    }
    const mean = (values: readonly number[]): number =>
      round(values.reduce((sum, value) => sum + value, 0) / values.length, 3)
    return {
      set: basename(folder),
      ...(embedding && { by: `words and ${embedding.name}` }),
      passages: chunks.size,
      questions: questions.length,
      'recall@2': mean(found.map(({ at2 }) => at2)),
      'recall@5': mean(found.map(({ at5 }) => at5)),
      'recall@10': mean(found.map(({ at10 }) => at10)),
      allIn5: mean(found.map(({ at5 }) => (at5 === 1 ? 1 : 0))),
      medianMs: round(median(found.map(({ milliseconds }) => milliseconds)), 1),
    }
  } finally {
    store.close()
    rmSync(home, { recursive: true, force: true })
  }
}

interface Found {
  readonly at2: number
  readonly at5: number
  readonly at10: number
  readonly milliseconds: number
}

/** Of a stage that reads no file and asks no analyst. */
const nothingElse = {
  analyst: createBuiltinAnalyst(),
  paths: [],
  progress: () => undefined,
  skipped: () => undefined,
}

/** The one that STRATA_TEST_MODEL_URL and STRATA_TEST_EMBEDDING_MODEL name. */
function embeddingModel(): EmbeddingModel | undefined {
  const { STRATA_TEST_MODEL_URL: baseUrl, STRATA_TEST_EMBEDDING_MODEL: name, STRATA_API_KEY: apiKey } = process.env
  if (!baseUrl || !name) return undefined
  const settings = { ...modelPresets.other.settings, baseUrl, embeddingModel: name, concurrency: 2 }
  const meter = createMeter(name, null, () => undefined)
  return createModel({ settings, apiKey, cache: undefined, meter, budget: null }).embedding
}

/** The chunk of each passage, by its id. */
function keepPassages(store: Writer, folder: string): ReadonlyMap<string, number> {
  const passages = readLines(gunzipSync(readFileSync(join(folder, 'passages.jsonl.gz'))).toString('utf8'), Passage)
  return inTransaction(store, () => {
    const chunks = new Map<string, number>()
    for (const { id: part, title, text } of passages) {
      const { id } = addDocument(store, { title, text, format: 'jsonl', path: 'passages.jsonl', part })
      const [chunk] = addChunks(store, { id, uid: part, text }, [
        { start: 0, end: text.length, tokens: countTokens(text) },
      ])
      if (chunk !== undefined) chunks.set(part, chunk)
    }
    return chunks
  })
}

const readLines = <T>(text: string, schema: z.ZodType<T>): readonly T[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => schema.parse(JSON.parse(line)))
