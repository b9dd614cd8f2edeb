import { execFileSync, spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generated } from './generated-graphs.ts'
import { median } from './median.ts'
import { plantedEdges } from './planted-edges.ts'
import type { EdgeList } from './read-edges.ts'
import { round } from './round.ts'

const references = ['igraph', 'leidenalg', 'networkanalysis-ts'] as const
type Library = 'strata' | (typeof references)[number]
/** Seeds of our own runs, and of the references'. */
const [ownRuns, runs] = [10, 5]

interface Run {
  readonly seconds: number
  readonly modularity: number
  readonly peakMB?: number
}

/**
 * The flat partition beside igraph's and leidenalg's (Debian's python3-igraph and python3-leidenalg) and that of
 * networkanalysis-ts: in turn, each run in a process of its own with another seed, ten of ours and five of theirs, with the
 * building of the graph. Median seconds, their ratio, and the modularity's ratio to the reference's best of three.
 */
export async function benchCompare([name]: readonly string[]): Promise<readonly Record<string, unknown>[]> {
  const folder = mkdtempSync(join(tmpdir(), 'strata-bench-'))
  try {
    return generated
      .filter((graph) => name === undefined || graph.name === name)
      .flatMap((graph) => {
        const file = join(folder, `${graph.name}.tsv`)
        writeEdges(file, plantedEdges(graph))
        return compare(graph.name, file)
      })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function compare(graph: string, file: string): readonly Record<string, unknown>[] {
  const made = new Map<Library, Run[]>()
  for (let seed = 1; seed <= ownRuns; seed++) {
    for (const library of seed <= runs ? (['strata', ...references] as const) : (['strata'] as const)) {
      const run =
        library === 'igraph' || library === 'leidenalg' ? runPython(library, file, seed) : runNode(library, file, seed)
      if (run) made.set(library, [...(made.get(library) ?? []), run])
    }
  }
  const own = made.get('strata') ?? []
  const seconds = median(own.map((run) => run.seconds))
  const quality = median(own.map((run) => run.modularity))
  return [...made].map(([library, all]) => {
    const theirs = median(all.map((run) => run.seconds))
    const best = Math.max(...all.slice(0, 3).map((run) => run.modularity))
    const peak = median(all.map((run) => run.peakMB ?? 0))
    return {
      graph,
      library,
      seconds: theirs,
      modularityBest: best,
      peakMB: peak === 0 ? null : peak,
      timeRatio: round(seconds / theirs, 4),
      qualityRatio: round(quality / best, 4),
    }
  })
}

function runNode(library: string, file: string, seed: number): Run {
  const bench = join(import.meta.dirname, 'bench.js')
  const words = ['--max-old-space-size=8192', bench, 'leiden', library, file, String(seed), '--json']
  return JSON.parse(execFileSync(process.execPath, words, { encoding: 'utf8' })) as Run
}

let told = false

/** One run; undefined, said once, where Python or the library is missing. */
function runPython(library: string, file: string, seed: number): Run | undefined {
  const script = join(import.meta.dirname, 'reference-communities.py')
  const { stdout, status } = spawnSync('/usr/bin/python3', [script, library, file, String(seed)], { encoding: 'utf8' })
  const run = status === 0 ? (JSON.parse(stdout) as Run | { readonly missing: string }) : { missing: library }
  if (!('missing' in run)) return run
  if (!told)
    process.stderr.write(`${library} is skipped: install python3-igraph and python3-leidenalg to compare with it.\n`)
  told = true
  return undefined
}

function writeEdges(file: string, { sources, targets }: EdgeList): void {
  const out = openSync(file, 'w')
  for (let first = 0; first < sources.length; first += 100_000) {
    const lines = Array.from(
      sources.subarray(first, first + 100_000),
      (source, index) => `${source}\t${targets[first + index]}\n`,
    )
    writeSync(out, lines.join(''))
  }
  closeSync(out)
}
