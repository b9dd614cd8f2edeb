import { expect, test } from 'vitest'
import { collectionName } from './collection-name.ts'

test.each([
  [['/home/ada/Letters'], 'Letters'],
  [['C:\\Users\\Ada\\Case files\\'], 'Case files'],
  [['/home/ada/letters/a.txt', '/home/ada/letters/b/c.txt'], 'letters'],
  [['Letters/a.txt', 'Letters/b.txt'], 'Letters'],
  [['/tmp/report.final.pdf'], 'report.final'],
  [['a.txt', 'b.txt'], 'New collection'],
  [['C:\\a.txt', 'C:\\b.txt'], 'New collection'],
  [[], 'New collection'],
])('%j is called “%s”', (paths, name) => expect(collectionName(paths)).toBe(name))
