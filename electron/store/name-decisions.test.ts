import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Writer } from './connection.ts'
import { forgetNameDecision, nameDecisions, saveNameDecision } from './name-decisions.ts'
import { openWriter } from './open-collection.ts'

let folder: string
let store: Writer
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'strata-decisions-'))
  store = openWriter(join(folder, 'a.strata'), { create: true })
})
afterEach(() => {
  store.close()
  rmSync(folder, { recursive: true })
})

const kept = { name: 'IMF', other: 'International Monetary Fund', same: true, reason: 'acronym', by: 'small-model' }

it('keeps one decision about a pair of names, whichever way round', () => {
  saveNameDecision(store, { ...kept, name: kept.other, other: kept.name })
  expect(nameDecisions(store)).toEqual([kept])
  saveNameDecision(store, { ...kept, same: false, by: 'larger-model' })
  expect(nameDecisions(store)).toEqual([{ ...kept, same: false, by: 'larger-model' }])
})

it('lets no model overrule a person, and a person overrule anybody', () => {
  saveNameDecision(store, kept)
  const byPerson = { ...kept, same: false, reason: 'another fund', by: 'person' }
  saveNameDecision(store, byPerson)
  saveNameDecision(store, kept)
  expect(nameDecisions(store)).toEqual([byPerson])
  saveNameDecision(store, { ...byPerson, same: true })
  expect(nameDecisions(store)[0]?.same).toBe(true)
})

it('takes a decision back', () => {
  saveNameDecision(store, kept)
  forgetNameDecision(store, { name: kept.other, other: kept.name })
  expect(nameDecisions(store)).toEqual([])
})
