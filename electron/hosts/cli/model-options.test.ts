import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readModelAccess } from './model-options.ts'

const dist = join(import.meta.dirname, '../../../dist')
const access = (baseUrl: string, key?: string) => readModelAccess({ 'base-url': baseUrl, model: 'm' }, key, dist)

it('takes the key of the environment to the endpoint that was named', () => {
  expect(access('https://api.example.com/v1', ' k\n').apiKey).toBe('k')
  expect(access('http://localhost:11434/v1', 'k').apiKey).toBe('k')
  expect(access('http://192.168.1.20:8080/v1').apiKey).toBeUndefined()
})

it('refuses to send it to another machine in clear', () => {
  for (const baseUrl of ['http://192.168.1.20:8080/v1', 'http://api.example.com/v1', 'http://localhost.example.com/v1'])
    expect(() => access(baseUrl, 'k')).toThrow(/^STRATA_API_KEY would cross the network in clear to /)
})
