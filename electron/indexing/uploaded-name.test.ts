import { join } from 'node:path'
import { expect, it } from 'vitest'
import { uploadedName } from './uploaded-name.ts'

const uploads = join('/home', 'ada', 'uploads')

it.each([
  [join(uploads, 'b1', 'letters', 'a.txt'), 'letters/a.txt'],
  [join(uploads, 'b1', '..odd.txt'), '..odd.txt'],
  [join(uploads, '...x', 'a.txt'), 'a.txt'],
  [join(uploads, 'b1'), ''],
  [uploads, null],
  [join('/home', 'ada', 'a.txt'), null],
  [join('/home', 'ada', 'uploads-of-mine', 'a.txt'), null],
])('%s was dropped as %j', (path, name) => {
  expect(uploadedName(path, uploads)).toBe(name)
})

it('knows no uploads where there is no place for them', () => {
  expect(uploadedName('/home/ada/a.txt', undefined)).toBeNull()
})
