// `npm run bench -- NAME [arguments] [--json]`: measures; never decides a test. Without a name, communities and PageRank
// of generated graphs.

/** Each loads what it measures alone, so that its memory is its own. @type {Record<string, () => Promise<(words: string[]) => Promise<unknown>>>} */
const benches = {
  ask: async () => (await import('./bench-ask.ts')).benchAsk,
  builtin: async () => (await import('./builtin/bench-builtin.ts')).benchBuiltin,
  'builtin-index': async () => (await import('./bench-builtin-index.ts')).benchBuiltinIndex,
  communities: async () => (await import('./bench-communities.ts')).benchCommunities,
  compare: async () => (await import('./bench-compare.ts')).benchCompare,
  generated: async () => (await import('./bench-generated.ts')).benchGenerated,
  index: async () => (await import('./bench-index.ts')).benchIndex,
  'kill-model': async () => (await import('./bench-kill-model.ts')).benchKillModel,
  leiden: async () => (await import('./bench-leiden.ts')).benchLeiden,
  model: async () => (await import('./bench-model.ts')).benchModel,
  pagerank: async () => (await import('./bench-pagerank.ts')).benchPageRank,
  retrieve: async () => (await import('./bench-retrieve.ts')).benchRetrieve,
  update: async () => (await import('./bench-update.ts')).benchUpdate,
  vectors: async () => (await import('./bench-vectors.ts')).benchVectors,
}

const words = process.argv.slice(2).filter((word) => word !== '--json')
const load = benches[words[0] ?? 'generated']
if (load === undefined) {
  process.stderr.write(`Name a benchmark: ${Object.keys(benches).join(', ')}.\n`)
  process.exit(2)
}
try {
  const bench = await load()
  const result = await bench(words.slice(1))
  if (process.argv.includes('--json')) process.stdout.write(`${JSON.stringify(result)}\n`)
  else print(result)
} catch (thrown) {
  process.stderr.write(`${thrown instanceof Error ? thrown.message : String(thrown)}\n`)
  process.exitCode = 1
}

/** Text as it is; a list of rows with what stands beside it, or anything else, as a table. @param {unknown} result */
function print(result) {
  if (typeof result === 'string') process.stdout.write(result)
  else if (typeof result === 'object' && result !== null && 'rows' in result && Array.isArray(result.rows)) {
    console.table(result.rows)
    if ('details' in result) process.stdout.write(`${JSON.stringify(result.details, undefined, 1)}\n`)
  } else console.table(result)
}
