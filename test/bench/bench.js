// `npm run bench -- NAME [arguments] [--json]`: measures; never decides a test.
import { benchAsk } from './bench-ask.ts'
import { benchIndex } from './bench-index.ts'

/** @type {Record<string, (words: string[]) => Promise<Record<string, unknown>>>} */
const benches = { ask: benchAsk, index: benchIndex }

const words = process.argv.slice(2).filter((word) => word !== '--json')
const bench = benches[words[0] ?? '']
if (bench === undefined) {
  process.stderr.write(`Name a benchmark: ${Object.keys(benches).join(', ')}.\n`)
  process.exit(2)
}
const result = await bench(words.slice(1))
if (process.argv.includes('--json')) process.stdout.write(`${JSON.stringify(result)}\n`)
else console.table(result)
