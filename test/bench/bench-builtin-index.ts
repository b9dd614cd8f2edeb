import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { alterNames, mostlyCapital } from './alter-names.ts'
import { indexMeasured, type Measured } from './index-measured.ts'
import { median } from './median.ts'
import { round } from './round.ts'

const runs = 3
/** Copies of a collection that growth is measured with. */
const sizes = [1, 2, 4] as const

interface Summary {
  /** Medians. */
  readonly seconds: number
  readonly processorSeconds: number
  /** The most of all runs: the sum of the PSS of all processes, in millions of bytes. */
  readonly peakMB: number
}

/** Indexing a folder from nothing, three times: medians of the times, the peak of memory. */
export async function measureIndexing(folder: string): Promise<Summary & { readonly tokens: number }> {
  return inScratch(async (scratch) => {
    const all: Measured[] = []
    for (let run = 0; run < runs; run += 1) all.push(await indexMeasured(join(scratch, `${run}.strata`), [folder]))
    return { tokens: all[0]?.tokens ?? 0, ...summary(all) }
  })
}

/** Adding the last file of a folder to an index of all others, three times from the same state. */
export async function measureAddition(folder: string): Promise<Summary & { readonly file: string }> {
  return inScratch(async (scratch) => {
    const file = filesOf(folder).at(-1)
    if (file === undefined) throw new Error(`There is no file in ${folder}.`)
    const rest = join(scratch, 'rest')
    cpSync(folder, rest, { recursive: true })
    rmSync(join(rest, file))
    const before = join(scratch, 'before.strata')
    await indexMeasured(before, [rest])
    const all: Measured[] = []
    for (let run = 0; run < runs; run += 1) {
      const collection = join(scratch, `${run}.strata`)
      copyFileSync(before, collection)
      all.push(await indexMeasured(collection, [join(resolve(folder), file)]))
    }
    return { file, ...summary(all) }
  })
}

interface Growth extends Summary {
  readonly copies: number
  readonly tokens: number
  readonly entities: number
  /** Times what so many single copies would take: 1 is linear. */
  readonly secondsToLinear: number
  readonly processorToLinear: number
  readonly memoryToLinear: number
}

/**
 * Indexing one, two and four copies of a folder of text files from nothing. The names in each copy are others, so that
 * documents and entities grow with it; the single one is altered too.
 */
export async function measureGrowth(folder: string): Promise<readonly Growth[]> {
  return inScratch(async (scratch) => {
    const texts = filesOf(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
    const names = mostlyCapital(texts.map(({ text }) => text))
    const grown: Growth[] = []
    for (const copies of sizes) {
      const place = join(scratch, `${copies}`)
      for (let copy = 1; copy <= copies; copy += 1) writeCopy(join(place, `${copy}`), texts, names, copy)
      const measured = await indexMeasured(join(scratch, `${copies}.strata`), [place])
      const { seconds, processorSeconds, peakMB } = summary([measured])
      const first = grown[0] ?? { seconds, processorSeconds, peakMB }
      grown.push({
        copies,
        tokens: measured.tokens,
        entities: measured.entities,
        seconds,
        processorSeconds,
        peakMB,
        secondsToLinear: round(seconds / (first.seconds * copies), 2),
        processorToLinear: round(processorSeconds / (first.processorSeconds * copies), 2),
        memoryToLinear: round(peakMB / (first.peakMB * copies), 2),
      })
    }
    return grown
  })
}

/** All three of a folder. */
export async function benchBuiltinIndex([folder]: readonly string[]): Promise<Record<string, unknown>> {
  if (folder === undefined) throw new Error('Name a folder of text files.')
  return {
    indexing: await measureIndexing(folder),
    addition: await measureAddition(folder),
    growth: await measureGrowth(folder),
  }
}

const summary = (all: readonly Measured[]): Summary => ({
  seconds: round(median(all.map(({ seconds }) => seconds)), 2),
  processorSeconds: round(median(all.map(({ processorSeconds }) => processorSeconds)), 2),
  peakMB: Math.max(...all.map(({ peakMB }) => peakMB)),
})

/** Paths below a folder, by name. */
const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length))
    .toSorted()

function writeCopy(
  folder: string,
  texts: readonly { readonly name: string; readonly text: string }[],
  names: ReadonlySet<string>,
  copy: number,
): void {
  for (const { name, text } of texts) {
    const path = join(folder, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, alterNames(text, names, copy))
  }
}

async function inScratch<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const scratch = mkdtempSync(join(tmpdir(), 'strata-bench-'))
  try {
    return await work(scratch)
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}
