import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { askCollection } from '../../../electron/api/collection-api.ts'
import { StrataError } from '../../../shared/contract/errors.ts'
import type { Answer, MethodName } from '../../../shared/model/index.ts'
import { corpora } from './corpora.ts'
import type { Corpus } from './corpora.ts'
import { indexFolder } from './index-folder.ts'

/** How a question is put: `{ method: 'global', level: 1 }`. */
export interface Way {
  readonly method: MethodName
  readonly level: number
}

export interface Asked {
  /** One for every question, in their order; none where the method refused. */
  readonly answers: readonly Answer[]
  /** Why the method answers nothing at all. */
  readonly refused?: string
}

/** What the parts share: corpora, indexed once, and what was asked of them, asked once. */
export interface BenchData {
  /** The folder of corpora. */
  readonly folder: string
  /** The file of a corpus's collection, made from nothing in this run. */
  collection(corpus: Corpus): Promise<string>
  /** A file name in a folder that is gone after the run. */
  scratch(name: string): string
  ask(corpus: Corpus, questions: readonly string[], way: Way): Promise<Asked>
  /** For a reader who wants to see more than figures. */
  tell(text: string): void
  close(): void
}

/** `tell` gets what only a verbose run prints. */
export function createBenchData(folder: string, tell: (text: string) => void): BenchData {
  const scratch = mkdtempSync(join(tmpdir(), 'strata-bench-'))
  const collections = new Map<Corpus, Promise<string>>()
  const asked = new Map<string, Promise<Asked>>()
  const data: BenchData = {
    folder,
    scratch: (name) => join(scratch, name),
    collection: (corpus) =>
      once(collections, corpus, async () => {
        const file = join(scratch, `${corpus}.strata`)
        await indexFolder(join(folder, corpora[corpus]), file)
        return file
      }),
    ask: (corpus, questions, way) =>
      once(asked, JSON.stringify([corpus, questions, way]), async () =>
        askAll(await data.collection(corpus), questions, way),
      ),
    tell,
    close: () => rmSync(scratch, { recursive: true, force: true }),
  }
  return data
}

function once<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = known.get(key) ?? make()
  known.set(key, value)
  return value
}

async function askAll(file: string, questions: readonly string[], way: Way): Promise<Asked> {
  const answers: Answer[] = []
  try {
    for (const question of questions)
      answers.push(
        await askCollection({
          ...way,
          file,
          question,
          now: () => performance.now(),
          signal: new AbortController().signal,
          onEvent: () => undefined,
        }),
      )
  } catch (thrown) {
    if (!(thrown instanceof StrataError) || thrown.code !== 'unsupported') throw thrown
    return { answers: [], refused: thrown.message }
  }
  return { answers }
}
