import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.ts'

const directives = (policy: string): Map<string, string[]> =>
  new Map(policy.split('; ').map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1)]))

describe('contentSecurityPolicy', () => {
  const policy = directives(contentSecurityPolicy())

  it.each(['default-src', 'base-uri', 'form-action', 'frame-ancestors'])('allows nothing for %s', (name) => {
    expect(policy.get(name)).toEqual(["'none'"])
  })
  it.each(['script-src', 'style-src', 'font-src', 'connect-src'])('allows only the own origin for %s', (name) => {
    expect(policy.get(name)).toEqual(["'self'"])
  })
  it('never allows inline or evaluated code, nor an outside origin', () => {
    expect(contentSecurityPolicy()).not.toMatch(/unsafe|https?:|\*/)
  })
  it('adds the origins to connect to, there and nowhere else', () => {
    const own = directives(contentSecurityPolicy(['ws://127.0.0.1:4100']))
    expect(own.get('connect-src')).toEqual(["'self'", 'ws://127.0.0.1:4100'])
    expect(new Map([...own].filter(([name]) => name !== 'connect-src'))).toEqual(
      new Map([...policy].filter(([name]) => name !== 'connect-src')),
    )
  })
})
