import { expect, it } from 'vitest'
import { dataDir } from './data-dir.ts'

const home = '/home/ada'

it.each([
  ['linux', {}, '/home/ada/.local/share/strata'],
  ['linux', { XDG_DATA_HOME: '/data' }, '/data/strata'],
  ['linux', { XDG_DATA_HOME: 'relative' }, '/home/ada/.local/share/strata'],
  ['linux', { XDG_DATA_HOME: '/data', STRATA_HOME: '/elsewhere' }, '/elsewhere'],
  ['linux', { STRATA_HOME: '' }, '/home/ada/.local/share/strata'],
  ['darwin', { XDG_DATA_HOME: '/data' }, '/home/ada/Library/Application Support/Strata'],
  ['win32', { APPDATA: '/roaming' }, '/roaming/Strata'],
  ['win32', {}, '/home/ada/AppData/Roaming/Strata'],
])('on %s with %j the data lies in %s', (platform, env, expected) => {
  expect(dataDir({ env, platform, home })).toBe(expected)
})
