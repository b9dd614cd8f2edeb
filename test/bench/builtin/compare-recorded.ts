import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { allEntities, mentionsOfEntity, readEntity } from '../../../electron/store/entities.ts'
import { listDocuments, readDocument } from '../../../electron/store/documents.ts'
import type { Reader } from '../../../electron/store/connection.ts'
import { openReader } from '../../../electron/store/open-collection.ts'
import type { BenchData } from './bench-data.ts'
import { comparableName, standsIn } from './comparable-name.ts'
import { indexFolder } from './index-folder.ts'
import { parseRecordedEntities } from './recorded-entities.ts'
import type { RecordedEntity } from './recorded-entities.ts'

/** An entity that the built-in analyst found in a chunk, by every name that counts as it. */
interface OwnEntity {
  readonly type: string
  /** As `comparableName` gives them: how it is spelled in the chunk, its name and its aliases. */
  readonly spelled: ReadonlySet<string>
  readonly known: ReadonlySet<string>
}

/** A recorded entity that stands in its chunk, and ours that is the same. */
interface Compared extends RecordedEntity {
  readonly chunk: number
  readonly own?: Pick<OwnEntity, 'type'>
}

export interface Comparison {
  /** Each name once a chunk. */
  readonly compared: readonly Compared[]
  /** How many entities are named in all chunks, each counted once a chunk: ours, and the model's whether they stand there or not. */
  readonly own: number
  readonly recorded: number
}

interface RecordedChunk {
  readonly chunk: number
  readonly text: string
  readonly extraction: string
  readonly gleaning: string
}

const passes = {
  extraction: (row: RecordedChunk): string => row.extraction,
  'extraction and gleaning': (row: RecordedChunk): string => `${row.extraction}\n${row.gleaning}`,
}
type Pass = keyof typeof passes

/** What the built-in analyst is given: the book that the chunks were cut from, or each chunk as a document by itself. */
export type Given = 'book' | 'chunks'

/**
 * Sets a model's entities of recorded chunks beside those of the built-in analyst, which reads documents whole and so is given
 * the book; its entities of a chunk are those with a mention between where the chunk begins and ends. The same names are
 * compared under both passes.
 */
export function compareRecorded(data: BenchData, given: Given): Promise<Comparisons> {
  const known = made.get(data) ?? new Map<Given, Promise<Comparisons>>()
  made.set(data, known)
  const comparisons = known.get(given) ?? readAndCompare(data, given)
  known.set(given, comparisons)
  return comparisons
}

type Comparisons = Readonly<Record<Pass, Comparison>>
/** Two parts look at the same comparison. */
const made = new WeakMap<BenchData, Map<Given, Promise<Comparisons>>>()

async function readAndCompare(data: BenchData, given: Given): Promise<Comparisons> {
  const rows = readRows(data.folder)
  const folder = data.scratch(`recorded-${given}`)
  mkdirSync(folder)
  if (given === 'book') copyFileSync(join(data.folder, 'recorded-replies/mock_data.txt'), join(folder, 'book.txt'))
  else for (const { chunk, text } of rows) writeFileSync(join(folder, `${chunk}.txt`), text)
  const file = data.scratch(`recorded-${given}.strata`)
  await indexFolder(folder, file)
  const reader = openReader(file)
  try {
    const own = entitiesByChunk(reader, rows)
    return {
      extraction: compare(rows, own, passes.extraction),
      'extraction and gleaning': compare(rows, own, passes['extraction and gleaning']),
    }
  } finally {
    reader.close()
  }
}

const readRows = (folder: string): readonly RecordedChunk[] =>
  readFileSync(join(folder, 'recorded-replies/extraction-by-chunk.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as RecordedChunk)

function compare(
  rows: readonly RecordedChunk[],
  own: ReadonlyMap<number, readonly OwnEntity[]>,
  reply: (row: RecordedChunk) => string,
): Comparison {
  const compared: Compared[] = []
  let [ownCount, recorded] = [0, 0]
  for (const row of rows) {
    const here = own.get(row.chunk) ?? []
    const names = new Map<string, RecordedEntity>()
    for (const entity of parseRecordedEntities(reply(row))) {
      const key = comparableName(entity.name)
      if (!names.has(key)) names.set(key, entity)
    }
    ownCount += here.length
    recorded += names.size
    for (const [key, entity] of names) {
      if (!standsIn(entity.name, row.text)) continue
      const same = here.find(({ spelled }) => spelled.has(key)) ?? here.find(({ known }) => known.has(key))
      compared.push({ ...entity, chunk: row.chunk, ...(same && { own: same }) })
    }
  }
  return { compared, own: ownCount, recorded }
}

/** The entities with a mention in each chunk: between where its text begins and ends in a document. */
function entitiesByChunk(reader: Reader, rows: readonly RecordedChunk[]): ReadonlyMap<number, readonly OwnEntity[]> {
  const texts = new Map(listDocuments(reader).map(({ id }) => [id, readDocument(reader, id)?.text ?? '']))
  const spans = rows.flatMap(({ chunk, text }) =>
    [...texts].flatMap(([document, whole]) => {
      const start = whole.indexOf(text)
      return start < 0 ? [] : [{ chunk, document, start, end: start + text.length }]
    }),
  )
  const byChunk = new Map<number, OwnEntity[]>()
  for (const { id, type } of allEntities(reader)) {
    const { name, aliases } = readEntity(reader, id)!
    const known = new Set([name, ...aliases.map((alias) => alias.name)].map(comparableName))
    const spelled = new Map<number, Set<string>>()
    for (const { document, start, end } of mentionsOfEntity(reader, id)) {
      const own = comparableName(texts.get(document)!.slice(start, end))
      for (const span of spans)
        if (span.document === document && span.start <= start && end <= span.end)
          spelled.set(span.chunk, (spelled.get(span.chunk) ?? new Set()).add(own))
    }
    for (const [chunk, names] of spelled)
      byChunk.set(chunk, [...(byChunk.get(chunk) ?? []), { type, spelled: names, known }])
  }
  return byChunk
}
