import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { pageResponse } from './serve-page.ts'

vi.mock('electron', () => ({ protocol: {} }))

let folder: string
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'strata-page-'))
  fs.mkdirSync(path.join(folder, 'page'))
  fs.writeFileSync(path.join(folder, 'page', 'index.html'), '<!doctype html><title>Strata</title>')
  fs.writeFileSync(path.join(folder, 'secret.txt'), 'not for the page')
})
afterAll(() => fs.rmSync(folder, { recursive: true }))

/** `Request` of Node takes no own schemes; the address is what Electron would give. */
function requestFor(address: string, method = 'GET'): Request {
  return new Proxy(new Request('http://127.0.0.1/', { method }), {
    get: (target, key) => (key === 'url' ? address : Reflect.get(target, key, target)),
  })
}

it('serves the page with its policy', async () => {
  const response = await pageResponse(path.join(folder, 'page'), requestFor('app://strata/index.html#/ask'))
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toMatch(/^text\/html/)
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await response.text()).toContain('Strata')
})

it.each([
  'app://strata/../secret.txt',
  'app://strata/%2e%2e%2fsecret.txt',
  'app://strata/none.js',
  'app://other/index.html',
])('has no answer for %s', async (address) => {
  const response = await pageResponse(path.join(folder, 'page'), requestFor(address))
  expect(response.status).toBe(404)
  expect(await response.text()).toBe('')
})

it.each(['POST', 'PUT', 'DELETE', 'HEAD'])('refuses %s', async (method) => {
  const response = await pageResponse(path.join(folder, 'page'), requestFor('app://strata/index.html', method))
  expect(response.status).toBe(405)
})
