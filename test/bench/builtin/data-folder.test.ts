import { expect, test } from 'vitest'
import { findDataFolder } from './data-folder.ts'

test('a folder without corpora is an error that says how to name another', () => {
  expect(() => findDataFolder('/nowhere', '/elsewhere')).toThrow(
    'no corpora in /nowhere: name their folder with --data',
  )
  expect(() => findDataFolder(undefined, '/elsewhere')).toThrow('no corpora in /elsewhere')
})
