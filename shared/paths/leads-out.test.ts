import path from 'node:path'
import { expect, it } from 'vitest'
import { leadsOut } from './leads-out.ts'

it.each([
  ['/letters', '/letters', false],
  ['/letters', '/letters/a.txt', false],
  ['/letters', '/letters/..a/b', false],
  ['/letters', '/letters/...x', false],
  ['/letters', '/letters/..', true],
  ['/letters', '/letters/..\\a.txt', false],
  ['/letters', '/letters/c:', false],
  ['/letters', '/letters/../secret', true],
  ['/letters', '/letters-private/a.txt', true],
  ['/letters', '/', true],
  ['/', '/letters', false],
])('the way from %s to %s leads out: %s', (folder, file, out) => {
  expect(leadsOut(path.posix.relative(folder, file), path.posix.sep)).toBe(out)
})

it.each([
  ['C:\\letters', 'C:\\letters', false],
  ['C:\\letters', 'C:\\letters\\...x', false],
  ['C:\\letters', 'C:\\secret', true],
  ['C:\\letters', 'D:\\letters', true],
  ['C:\\letters', '\\\\server\\share\\a', true],
])('on Windows, the way from %s to %s leads out: %s', (folder, file, out) => {
  expect(leadsOut(path.win32.relative(folder, file), path.win32.sep)).toBe(out)
})
