import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { JobState } from '../../shared/model/index.ts'
import type { Writer } from './connection.ts'
import { addJob, interruptedSources, sourcesInUse, unfinishedSources } from './jobs.ts'
import { openWriter } from './open-collection.ts'

let folder: string
let store: Writer
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'strata-jobs-'))
  store = openWriter(join(folder, 'c.strata'), { create: true })
})
afterEach(() => {
  store.close()
  rmSync(folder, { recursive: true })
})

const history = (...jobs: readonly (readonly [JobState, ...string[]])[]): void => {
  for (const [state, ...paths] of jobs) addJob(store, state, paths)
}

describe('what jobs left', () => {
  it('goes on by itself where it was interrupted, and on demand where it was cancelled or failed', () => {
    history(['interrupted', '/a', '/b'], ['cancelled', '/c'], ['failed', '/d'])
    expect(interruptedSources(store)).toEqual(['/a', '/b'])
    expect(unfinishedSources(store)).toEqual(['/a', '/b', '/c', '/d'])
  })

  it('is what a source’s newest job came to', () => {
    history(['interrupted', '/a', '/b', '/c'], ['cancelled', '/a'], ['failed', '/b'], ['queued', '/c'])
    expect(interruptedSources(store)).toEqual([])
    expect(unfinishedSources(store)).toEqual(['/a', '/b'])
    expect(sourcesInUse(store)).toEqual(['/a', '/b', '/c'])
  })

  it('is no more than was interrupted, once something else was done', () => {
    history(['interrupted', '/a'], ['cancelled', '/b'], ['failed', '/c'], ['completed', '/d'])
    expect(unfinishedSources(store)).toEqual(['/a'])
    expect(sourcesInUse(store)).toEqual(['/a'])
  })

  it('is nothing that a later job has done', () => {
    history(['interrupted', '/a', '/b'], ['completed', '/b', '/a'])
    expect(sourcesInUse(store)).toEqual([])
  })
})
