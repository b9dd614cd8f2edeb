import { parseArgs } from 'node:util'
import { createBenchData } from './bench-data.ts'
import { findDataFolder } from './data-folder.ts'
import { linesToLabel } from './measure-precision.ts'
import { parts } from './parts.ts'
import type { Measured, Row } from './row.ts'

interface Result {
  /** Whether every row passes. */
  readonly passed: boolean
  readonly rows: readonly (Row & { readonly part: string })[]
  readonly details: Readonly<Record<string, unknown>>
}

/**
 * What the built-in analyst must reach, part by part: `[PART…] [--data DIR] [--verbose]`, all parts where none is named. A
 * part that fails is a row that says why; the others go on. With `--draw` the drawn entities that nobody has labelled, as
 * lines to fill in.
 */
export async function benchBuiltin(words: readonly string[]): Promise<Result | string> {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { data: { type: 'string' }, verbose: { type: 'boolean' }, draw: { type: 'boolean' } },
  })
  const unknown = positionals.find((name) => parts[name] === undefined)
  if (unknown !== undefined)
    throw new Error(`There is no part ${unknown}: name some of ${Object.keys(parts).join(', ')}.`)
  const tell = (text: string): void => void (values.verbose === true && process.stderr.write(text))
  const data = createBenchData(findDataFolder(values.data, process.env['STRATA_BENCH_DATA']), tell)
  const rows: Result['rows'][number][] = []
  const details: Record<string, unknown> = {}
  try {
    if (values.draw === true) return await linesToLabel(data)
    for (const [part, load] of Object.entries(parts)) {
      if (positionals.length > 0 && !positionals.includes(part)) continue
      process.stderr.write(`${part}\n`)
      const measured = await (await load())(data).catch(failed)
      rows.push(...measured.rows.map((row) => ({ part, ...row })))
      details[part] = measured.details
    }
  } finally {
    data.close()
  }
  return { passed: rows.every(({ pass }) => pass), rows, details }
}

function failed(thrown: unknown): Measured {
  const measured = thrown instanceof Error ? thrown.message : String(thrown)
  process.stderr.write(`${thrown instanceof Error ? (thrown.stack ?? measured) : measured}\n`)
  return { rows: [{ what: 'could not be measured', on: '', target: '', measured, pass: false }], details: {} }
}
