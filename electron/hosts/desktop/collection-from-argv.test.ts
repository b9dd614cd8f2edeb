import { expect, it } from 'vitest'
import { collectionFromArgv } from './collection-from-argv.ts'

it.each([
  [['strata'], null],
  [['electron', '.'], null],
  [['strata', '/home/ada/letters.strata'], '/home/ada/letters.strata'],
  [['strata', 'letters.strata'], '/home/ada/letters.strata'],
  [['strata', 'Letters.STRATA'], '/home/ada/Letters.STRATA'],
  [['electron', '.', '--inspect=0', 'a.strata', '--no-sandbox'], '/home/ada/a.strata'],
  [['strata', 'a.strata', 'b.strata'], '/home/ada/b.strata'],
  [['strata', '--user-data-dir=/x.strata'], null],
  [['strata', 'letters.txt'], null],
  [['/opt/my.strata'], null],
  [['strata', 'a\0.strata'], null],
])('%j names %s', (argv, expected) => {
  expect(collectionFromArgv(argv, '/home/ada')).toBe(expected)
})
