import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openCollectionReader } from '../../electron/api/collection-api.ts'
import { all } from '../../electron/store/connection.ts'
import { openReader } from '../../electron/store/open-collection.ts'
import type { Report } from '../../shared/model/index.ts'
import { indexHere } from './index-here.ts'

const sample = join(import.meta.dirname, '../../resources/sample')

let folder: string
let documents: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'strata-identity-'))
  documents = join(folder, 'documents')
  cpSync(sample, documents, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** The names of each community's members, by its id. */
function communitiesOf(file: string): ReadonlyMap<number, string> {
  const store = openReader(file)
  try {
    const rows = all<{ id: number; names: string }>(
      store,
      `SELECT m.community AS id, json_group_array(e.uid ORDER BY e.uid) AS names
       FROM community_members m JOIN entities e ON e.id = m.entity GROUP BY m.community`,
    )
    return new Map(rows.map(({ id, names }) => [id, names]))
  } finally {
    store.close()
  }
}

function reportsOf(file: string): readonly Report[] {
  const reader = openCollectionReader(file)
  try {
    return reader.reports()
  } finally {
    reader.close()
  }
}

describe('the communities of a collection that grows', () => {
  it('keep their ids and their reports where their members stayed', async () => {
    const late = join(folder, 'late.html')
    renameSync(join(documents, 'press/2014-10-03-oyster-feast.html'), late)
    const file = join(folder, 'growing.strata')
    await indexHere(file, [documents])
    const before = communitiesOf(file)
    const titles = new Map(reportsOf(file).map(({ id, title }) => [id, title]))

    mkdirSync(join(folder, 'more'))
    renameSync(late, join(folder, 'more/oyster-feast.html'))
    await indexHere(file, [join(folder, 'more')])
    const after = communitiesOf(file)
    const stayed = [...before].filter(([id, names]) => after.get(id) === names)
    const sameMembers = [...before].filter(([, names]) => [...after.values()].includes(names))
    expect(stayed).toEqual(sameMembers)
    expect(stayed.length).toBeGreaterThan(before.size / 2)
    const kept = reportsOf(file).filter(({ id, title }) => titles.get(id) === title)
    expect(kept.length).toBeGreaterThan(before.size / 2)
  })

  it('are untouched by a document that names nobody', async () => {
    const file = join(folder, 'quiet.strata')
    await indexHere(file, [documents])
    const before = { communities: communitiesOf(file), reports: reportsOf(file) }
    const quiet = join(folder, 'quiet.txt')
    writeFileSync(quiet, 'it rained all day and nothing else happened.\n')
    await indexHere(file, [quiet])
    expect(communitiesOf(file)).toEqual(before.communities)
    expect(reportsOf(file)).toEqual(before.reports)
  })
})

it('communities do not depend on the order in which a job names its paths', async () => {
  const folders = ['blog', 'court', 'interviews', 'lab', 'ledgers', 'letters', 'mail', 'press'].map((name) =>
    join(sample, name),
  )
  const memberships = async (name: string, paths: readonly string[]): Promise<readonly string[]> => {
    const file = join(folder, name)
    await indexHere(file, paths)
    return [...communitiesOf(file).values()].toSorted()
  }
  expect(await memberships('forth.strata', folders)).toEqual(await memberships('back.strata', folders.toReversed()))
})
