import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allEntities } from '../../electron/store/entities.ts'
import { openReader } from '../../electron/store/open-collection.ts'
import { fingerprintOf } from './fingerprint.ts'
import { indexHere } from './index-here.ts'

const sample = join(import.meta.dirname, '../../resources/sample')
/** From the left edge of a map to the right one. */
const width = 2000

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'strata-map-'))
  cpSync(sample, join(folder, 'documents'), { recursive: true })
  mkdirSync(join(folder, 'late'))
  const late = '2012-11-14-silver-annet-lost.html'
  renameSync(join(folder, 'documents/press', late), join(folder, 'late', late))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Places = ReadonlyMap<string, { readonly x: number; readonly y: number }>

/** Indexes the documents and then the late one; where the entities stand after each. */
async function grow(name: string): Promise<readonly [Places, Places]> {
  const file = join(folder, name)
  const indexed = async (part: string): Promise<Places> => {
    await indexHere(file, [join(folder, part)])
    const store = openReader(file)
    try {
      return new Map(allEntities(store).map(({ uid, x, y }) => [uid, { x, y }]))
    } finally {
      store.close()
    }
  }
  return [await indexed('documents'), await indexed('late')]
}

describe('the map of a collection that grows', () => {
  it('keeps its shape, and is the same wherever it grew the same way', async () => {
    const [before, after] = await grow('growing.strata')
    expect(after.size).toBeGreaterThan(before.size)
    const moved = [...before]
      .flatMap(([uid, from]) => {
        const to = after.get(uid)
        return to ? [Math.hypot(to.x - from.x, to.y - from.y) / width] : []
      })
      .sort((a, b) => a - b)
    expect(moved[Math.floor(moved.length / 2)]).toBeLessThan(0.02)
    expect(moved[Math.floor(moved.length * 0.9)]).toBeLessThan(0.05)
    await grow('again.strata')
    expect(fingerprintOf(join(folder, 'again.strata'))).toEqual(fingerprintOf(join(folder, 'growing.strata')))
  })
})
