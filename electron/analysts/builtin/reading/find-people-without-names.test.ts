import { describe, expect, it } from 'vitest'
import { findRelatives, findRoles, speakingRoles } from './find-people-without-names.ts'

const named = (text: string, name: string) => {
  const start = text.indexOf(name)
  return { name, start, end: start + name.length, opening: false }
}

describe('people without a name of their own', () => {
  it('are known by whom they belong to', () => {
    const text = 'It was Scrooge’s nephew who came upon him so quickly.'
    expect(findRelatives(text, [named(text, 'Scrooge')], text.length)).toEqual([
      { name: 'Scrooge’s nephew', start: 7, end: 23 },
    ])
  })

  it('are not what somebody owns', () => {
    const text = 'It was Scrooge’s window that was lit.'
    expect(findRelatives(text, [named(text, 'Scrooge')], text.length)).toEqual([])
  })

  it('are the roles that speak in a story', () => {
    expect([...speakingRoles('“No, sir,” said the clerk. “Nor I,” replied the old gentleman.')]).toEqual([
      'clerk',
      'old gentleman',
    ])
  })

  it('are none in an essay about clerks and gentlemen', () => {
    expect(speakingRoles('The clerk of the court said that the gentlemen of the press may stay.').size).toBe(0)
  })

  it('stand where a sentence speaks of the role', () => {
    const text = 'At the door the clerk turned round.'
    expect(findRoles(text, 0, text.length, new Set(['clerk']))).toEqual([{ name: 'the clerk', start: 12, end: 21 }])
  })
})
