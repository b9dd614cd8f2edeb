// Builds everything that runs: the page (vite) and the Node side (rolldown) into dist/, and dist/licences.json.
import { existsSync } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { rolldown } from 'rolldown'
import { build as buildPage } from 'vite'
import { licencesOf } from './licences.js'

const root = path.join(import.meta.dirname, '..')
const dist = path.join(root, 'dist')

/** Never bundled: electron comes with the binary, better-sqlite3 is native, the others are optional parts of packages. */
const EXTERNAL = ['electron', 'better-sqlite3', 'canvas', 'bufferutil', 'utf-8-validate']

/** What starts a process or a thread, by the name it gets in dist/. */
const MODULES = {
  main: 'electron/hosts/desktop/main.ts',
  engine: 'electron/hosts/desktop/engine.ts',
  worker: 'electron/api/index-worker.ts',
  'analyst-thread': 'electron/api/analyst-thread.ts',
  web: 'electron/hosts/web/main.ts',
  cli: 'electron/hosts/cli/main.ts',
}

const started = performance.now()
const modules = [
  ...(await bundle(present(MODULES), 'esm', '.js')),
  ...(await bundle(present({ preload: 'electron/hosts/desktop/preload.ts' }), 'cjs', '.cjs')),
  ...(await page()),
]
await fs.mkdir(dist, { recursive: true })
await fs.writeFile(path.join(dist, 'licences.json'), JSON.stringify(await licencesOf(root, modules), null, 1))
process.stdout.write(`built dist/ in ${((performance.now() - started) / 1000).toFixed(1)} s\n`)

/**
 * Bundles entries into dist/, all files side by side (so that a thread's file lies beside every chunk that starts it),
 * then removes what an earlier build left there.
 * @param {Record<string, string>} input
 * @param {'esm' | 'cjs'} format
 * @param {string} extension
 * @returns {Promise<string[]>} the source files that went in
 */
async function bundle(input, format, extension) {
  if (Object.keys(input).length === 0) return []
  const build = await rolldown({
    cwd: root,
    input,
    platform: 'node',
    external: EXTERNAL,
    logLevel: 'warn',
    // Packages evaluate code and import themselves in circles; that is theirs.
    onLog: (level, log, handle) => (log.id?.includes('node_modules') ? undefined : handle(level, log)),
  })
  const { output } = await build.write({
    dir: dist,
    format,
    entryFileNames: `[name]${extension}`,
    chunkFileNames: `[name]-[hash]${extension}`,
  })
  await build.close()
  const written = new Set(output.map(({ fileName }) => fileName))
  const old = (await fs.readdir(dist)).filter((name) => name.endsWith(extension) && !written.has(name))
  await Promise.all(old.map((name) => fs.rm(path.join(dist, name))))
  return output.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []))
}

/** @returns {Promise<string[]>} the source files of the page */
async function page() {
  if (!existsSync(path.join(root, 'renderer/index.html'))) return []
  const built = await buildPage({
    configFile: path.join(root, 'vite.config.ts'),
    root: path.join(root, 'renderer'),
    logLevel: 'warn',
  })
  if (!('output' in built)) throw new Error('vite did not build exactly one page')
  return built.output.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []))
}

/**
 * @param {Record<string, string>} entries
 * @returns {Record<string, string>} those whose source exists
 */
function present(entries) {
  return Object.fromEntries(Object.entries(entries).filter(([, file]) => existsSync(path.join(root, file))))
}
