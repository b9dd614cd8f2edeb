import { describe, expect, it } from 'vitest'
import { resolveAsset } from './resolve-asset.ts'

describe('resolveAsset', () => {
  it.each([
    ['/', '/app/page/index.html'],
    ['/index.html', '/app/page/index.html'],
    ['/assets/a%20b.js', '/app/page/assets/a b.js'],
    ['/assets/../index.html', '/app/page/index.html'],
    ['/..hidden', '/app/page/..hidden'],
  ])('finds %s', (pathname, file) => {
    expect(resolveAsset('/app/page', pathname)).toBe(file)
  })
  it.each([
    '/..',
    '/../page',
    '/../page-secrets/x',
    '/assets/../../secret',
    '/%2e%2e/secret',
    '/..%2fsecret',
    '/..%5csecret',
    '/C:/Windows/win.ini',
    '/a%00.html',
    '/%',
    'index.html',
    '',
  ])('refuses %s', (pathname) => {
    expect(resolveAsset('/app/page', pathname)).toBeNull()
  })
})
