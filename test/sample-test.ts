import fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test as base } from '@playwright/test'
import { root, runStrata } from './run-strata.ts'

export interface PerTest {
  /** A data folder of the test's own. */
  readonly home: string
  /** A copy of the sample's collection in that folder, named after its file. */
  readonly collection: string
}

/** Playwright's `test` with the sample's documents indexed once and a fresh copy for each test that wants one. */
export const test = base.extend<PerTest, { readonly indexedSample: string }>({
  indexedSample: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern that nothing else is needed
    async ({}, give) => {
      const folder = await fs.mkdtemp(path.join(tmpdir(), 'strata-sample-'))
      const file = path.join(folder, 'sample.strata')
      const { code, said } = await runStrata(folder, ['index', path.join(root, 'resources/sample'), '--into', file])
      if (code !== 0) throw new Error(`The sample could not be indexed: ${said}`)
      await give(file)
      await fs.rm(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  // oxlint-disable-next-line no-empty-pattern -- as above
  home: async ({}, give) => {
    const home = await fs.realpath(await fs.mkdtemp(path.join(tmpdir(), 'strata-home-')))
    await give(home)
    await fs.rm(home, { recursive: true })
  },
  collection: async ({ home, indexedSample }, give) => {
    const file = path.join(home, 'Dossier.strata')
    await fs.copyFile(indexedSample, file)
    await give(file)
  },
})
