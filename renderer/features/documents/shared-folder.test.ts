import { expect, test } from 'vitest'
import { sharedFolder } from './shared-folder.ts'

test.each([
  [['/home/ada/letters/a.txt', '/home/ada/letters/b/c.txt'], '/home/ada/letters/'],
  [['/home/ada/letters/a.txt'], '/home/ada/letters/'],
  [['/home/ada/ab.txt', '/home/ada/ac.txt'], '/home/ada/'],
  [['C:\\docs\\a.txt', 'C:\\docs\\b.txt'], 'C:\\docs\\'],
  [['a.txt', 'b.txt'], ''],
  [['/a.txt', 'b.txt'], ''],
  [[], ''],
])('%j share “%s”', (paths, folder) => {
  expect(sharedFolder(paths)).toBe(folder)
})
