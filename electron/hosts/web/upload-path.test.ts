import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { uploadPath } from './upload-path.ts'

const batch = 'a1b2c3d4'
const at = (file: string): string => `/upload/${batch}/${file}`

describe('uploadPath', () => {
  it.each([
    ['letter.txt', 'letter.txt'],
    ['letters%2F2014%2Fa.txt', 'letters/2014/a.txt'],
    ['letters/2014/a.txt', 'letters/2014/a.txt'],
    ['letters%5Ca.txt', 'letters/a.txt'],
    ['l%C3%A9ttre.txt', 'léttre.txt'],
    ['..a.txt', '..a.txt'],
    ['.hidden', '.hidden'],
  ])('puts %s at %s', (encoded, file) => {
    expect(uploadPath(at(encoded))).toEqual({ batch, file })
  })

  it.each([
    ['C%3A%2Fa.txt', /^C_-[0-9a-f]{8}\/a\.txt$/],
    ['a%00b.txt', /^a_b-[0-9a-f]{8}\.txt$/],
    ['con.txt', /^_con-[0-9a-f]{8}\.txt$/],
    ['folder.%2Fa', /^folder_-[0-9a-f]{8}\/a$/],
  ])('changes %s, and marks it with a hash of what it was', (encoded, file) => {
    expect(uploadPath(at(encoded))?.file).toMatch(file)
  })

  it('never makes one name of two', () => {
    const long = 'x'.repeat(300)
    const names = ['Q1?.txt', 'Q1*.txt', 'Q1_.txt', 'Q1|.txt', 'aux.txt', '_aux.txt', `${long}1.txt`, `${long}2.txt`]
    const files = names.map((name) => uploadPath(at(encodeURIComponent(name)))?.file)
    expect(new Set(files).size).toBe(names.length)
  })

  it.each([
    '/upload',
    '/upload/',
    `/upload/${batch}`,
    `/upload/${batch}/`,
    '/upload/short/a.txt',
    '/upload/UPPERCASE/a.txt',
    '/upload/../a1b2c3d4/a.txt',
    `/other/${batch}/a.txt`,
    at('..'),
    at('..%2Fa.txt'),
    at('a%2F..%2Fb.txt'),
    at('a%2F.%2Fb.txt'),
    at('%2Fetc%2Fpasswd'),
    at('a%2F%2Fb.txt'),
    at('..%5Ca.txt'),
    at('%2e%2e/a.txt'),
    at('%'),
    at(Array.from({ length: 41 }, () => 'a').join('/')),
  ])('refuses %s', (pathname) => {
    expect(uploadPath(pathname)).toBeNull()
  })

  it('keeps the ending of a name it has to shorten', () => {
    const file = uploadPath(at(encodeURIComponent(`${'é'.repeat(300)}.html`)))?.file ?? ''
    expect(file).toMatch(/^é+-[0-9a-f]{8}\.html$/)
    expect(Buffer.byteLength(file)).toBeLessThanOrEqual(200)
  })

  it('never leads out of its batch, whatever it is given', () => {
    const odd = fc.array(fc.constantFrom('..', '.', '/', '\\', '%2e', ' ', 'a', ':', '\0', '~', '\u202e'), {
      maxLength: 12,
    })
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          odd.map((parts) => parts.join('')),
        ),
        (name) => {
          const found = uploadPath(at(encodeURIComponent(name)))
          if (found === null) return
          const way = path.relative('/uploads/batch', path.resolve('/uploads/batch', found.file))
          expect(way).toBe(found.file)
          expect(way.split(path.sep)).not.toContain('..')
        },
      ),
    )
  })
})
