import { execFile } from 'node:child_process'
import fs from 'node:fs/promises'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { listPackage } from '@electron/asar'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { promptNames } from '../../shared/model/index.ts'

// Packages the built app around a stand-in for Electron's files, and looks at what has got in. Not the installers: they
// need tools that are fetched.
const root = path.join(import.meta.dirname, '../..')
const run = promisify(execFile)
const require = createRequire(import.meta.url)

/** What the fuses are found by in Electron's binary, then their version, their number and each one's state. */
const FUSES = '\ndL7pKGdnNz796PbbjQWNKmHXBZaB9tsX\u0001\u0009011011111\n'

/** A fuse's two states, as characters in the binary. */
const OFF = '0'.charCodeAt(0)
const ON = '1'.charCodeAt(0)

let folder: string
let resources: string

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'strata-packaging-'))
  const electron = path.join(folder, 'electron')
  await writeElectron(electron)
  const args = [`-c.electronDist=${electron}`, `-c.directories.output=${path.join(folder, 'release')}`]
  await run(process.execPath, [builder(), '--linux', 'dir', '--x64', ...args], { cwd: root })
  resources = path.join(folder, 'release/linux-unpacked/resources')
}, 120_000)

afterAll(() => fs.rm(folder, { recursive: true, force: true }))

test('the configuration says only what electron-builder knows', async () => {
  const { getConfig, validateConfiguration } = require('app-builder-lib/out/util/config/config') as ConfigModule
  const { DebugLogger } = require('builder-util') as { DebugLogger: new (on: boolean) => object }
  const config = await getConfig(root, null, null)
  await validateConfiguration(config, new DebugLogger(false))
  expect(config).toMatchObject({ appId: 'org.strata.app', fileAssociations: [{ ext: 'strata' }] })
  await expect(validateConfiguration({ ...config, fileAssociation: [] }, new DebugLogger(false))).rejects.toThrow(
    'fileAssociation',
  )
})

test('the archive holds the built app, its prompts, its sample and its icon, and nothing of the workshop', () => {
  const files = listPackage(path.join(resources, 'app.asar'), { isPack: false })
  const built = [
    'main.js',
    'preload.cjs',
    'engine.js',
    'worker.js',
    'analyst-thread.js',
    'licences.json',
    'renderer/index.html',
  ]
  expect(files).toEqual(expect.arrayContaining(built.map((name) => `/dist/${name}`)))
  expect(files).toEqual(expect.arrayContaining(['/package.json', '/resources/icon.png']))
  expect(files.filter((file) => file.startsWith('/resources/sample/') && file.endsWith('.md'))).not.toEqual([])
  expect(files).toEqual(expect.arrayContaining(promptNames.map((name) => `/prompts/${name}.md`)))
  const packages = new Set(files.flatMap((file) => /^\/node_modules\/([^/]+)/.exec(file)?.[1] ?? []))
  expect([...packages]).toEqual(['better-sqlite3'])
  expect(
    files.filter((file) => /\.(ts|map|tsbuildinfo|c|h|gyp)$|^\/(test|scripts|electron|dist\/types)/.test(file)),
  ).toEqual([])
})

test('of the native package only the binary of the platform is there, outside the archive', async () => {
  const prebuilds = path.join(resources, 'app.asar.unpacked/node_modules/better-sqlite3/prebuilds')
  expect(await fs.readdir(prebuilds)).toEqual(['linux-x64.node'])
})

test('the fuses are set: no plain Node, only the archive is run', async () => {
  const { getCurrentFuseWire, FuseV1Options } = await import('@electron/fuses')
  const wire = await getCurrentFuseWire(path.join(resources, '../strata'))
  expect(wire[FuseV1Options.RunAsNode]).toBe(OFF)
  expect(wire[FuseV1Options.EnableNodeOptionsEnvironmentVariable]).toBe(OFF)
  expect(wire[FuseV1Options.OnlyLoadAppFromAsar]).toBe(ON)
})

type ConfigModule = {
  getConfig(folder: string, file: null, config: null): Promise<Record<string, unknown>>
  validateConfiguration(config: Record<string, unknown>, logger: object): Promise<void>
}

function builder(): string {
  return path.join(path.dirname(require.resolve('electron-builder/package.json')), 'cli.js')
}

async function writeElectron(to: string): Promise<void> {
  await fs.mkdir(path.join(to, 'resources'), { recursive: true })
  await fs.mkdir(path.join(to, 'locales'))
  const files = {
    electron: FUSES,
    version: '0.0.0',
    LICENSE: '',
    'LICENSES.chromium.html': '',
    'locales/en-US.pak': '',
    'chrome-sandbox': '',
  }
  await Promise.all(
    Object.entries(files).map(([name, text]) => fs.writeFile(path.join(to, name), text, { mode: 0o755 })),
  )
}
