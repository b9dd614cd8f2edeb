import { parseArgs } from 'node:util'

/** A file and options with numbers: `FILE --seed 3`. Anything else is an error that says so. */
export function readOptions<Name extends string>(
  words: readonly string[],
  names: readonly Name[],
): { readonly file: string; readonly options: Readonly<Partial<Record<Name, number>>> } {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
  })
  const [file] = positionals
  if (file === undefined) throw new Error('Name a file of edges: source<TAB>target[<TAB>weight] on each line.')
  const options: Partial<Record<Name, number>> = {}
  for (const name of names) {
    const value = values[name]
    if (value === undefined) continue
    const number = Number(value)
    if (!Number.isFinite(number)) throw new Error(`--${name} needs a number, not ${value}.`)
    options[name] = number
  }
  return { file, options }
}
