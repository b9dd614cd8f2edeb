import { describe, expect, it } from 'vitest'
import { describeThrown } from './describe-thrown.ts'

const parseError = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (thrown) {
    return thrown
  }
}

describe('describeThrown', () => {
  it('names the error, its code and where it happened', () => {
    const entry = describeThrown(Object.assign(new TypeError('no such thing'), { code: 'EWHAT' }))
    expect(entry).toMatch(/^TypeError \[EWHAT\]: no such thing\n\s+at .*describe-thrown\.test\.ts/)
  })
  it('leaves out the text that a parser quotes', () => {
    const entry = describeThrown(parseError('Dear Mr Orde, the fund is empty'))
    expect(entry).toContain('SyntaxError')
    expect(entry).not.toContain('Orde')
    expect(entry).not.toContain('Dear')
  })
  it('follows causes', () => {
    expect(describeThrown(new Error('outer', { cause: new Error('inner') }))).toMatch(
      /Error: outer[\s\S]*caused by Error: inner/,
    )
  })
  it('does not print values that are no errors', () => {
    expect(describeThrown({ letter: 'Dear Silas' })).toBe('a thrown object')
    expect(describeThrown(null)).toBe('a thrown null')
  })
  it('takes the stack of an error that comes as text, without what it quotes', () => {
    const text = 'SyntaxError: no JSON: "Dear Silas"\n    at parse (worker.js:1:2)\nDear Silas again'
    expect(describeThrown(text)).toBe('SyntaxError: no JSON: …\n    at parse (worker.js:1:2)')
  })
  it('stays short and on one line a message', () => {
    const [first] = describeThrown(new Error(`a\nb${'x'.repeat(5000)}`)).split('\n')
    expect(first?.length).toBeLessThan(240)
  })
})
