import { expect, it } from 'vitest'
import { createApiKeys } from './api-keys.ts'

it('finds a key by the origin of the endpoint, whatever the path', () => {
  const keys = createApiKeys(undefined)
  keys.replace({ 'https://api.example.com': 'one', 'http://127.0.0.1:8080': 'two' })
  expect(keys.keyFor('https://api.example.com/v1')).toEqual({ key: 'one', from: 'keychain' })
  expect(keys.keyFor('HTTPS://API.example.com:443/other')).toEqual({ key: 'one', from: 'keychain' })
  expect(keys.keyFor('http://127.0.0.1:8080/v1')).toEqual({ key: 'two', from: 'keychain' })
  expect(keys.keyFor('http://127.0.0.1:8081/v1')).toBeUndefined()
  expect(keys.keyFor('https://api.example.com.evil.example/v1')).toBeUndefined()
})

it('falls back to the key of the environment, after that of the keychain', () => {
  const keys = createApiKeys(' from-env\n')
  keys.replace({ 'https://api.example.com': 'one' })
  expect(keys.keyFor('https://api.example.com/v1')).toEqual({ key: 'one', from: 'keychain' })
  expect(keys.keyFor('https://elsewhere.example/v1')).toEqual({ key: 'from-env', from: 'environment' })
})

it('never sends the key of the environment over a network in clear', () => {
  const { keyFor } = createApiKeys('from-env')
  for (const baseUrl of ['http://api.example.com/v1', 'http://192.168.1.20:8080/v1', 'http://127.0.0.1.example.com/v1'])
    expect(keyFor(baseUrl)).toBeUndefined()
  for (const baseUrl of ['http://localhost:11434/v1', 'http://127.0.0.1:8080/v1', 'http://[::1]:8080/v1'])
    expect(keyFor(baseUrl)).toEqual({ key: 'from-env', from: 'environment' })
})

it('has no key where the environment has an empty one, and none for half an address', () => {
  expect(createApiKeys('  ').keyFor('https://api.example.com/v1')).toBeUndefined()
  const keys = createApiKeys(undefined)
  keys.replace({ '': 'never', null: 'never' })
  for (const baseUrl of ['https:/', 'api.example.com', 'file:///etc', 'data:text/plain,x'])
    expect(keys.keyFor(baseUrl)).toBeUndefined()
})

it('forgets what the keychain no longer holds', () => {
  const keys = createApiKeys(undefined)
  keys.replace({ 'https://api.example.com': 'one' })
  keys.replace({})
  expect(keys.keyFor('https://api.example.com/v1')).toBeUndefined()
})
