import { describe, expect, it } from 'vitest'
import { extractDocument } from './extract-document.ts'

async function relationshipsOf(text: string): Promise<string[]> {
  const document = { id: 1, title: '', format: 'txt', text }
  const chunks = [{ id: 1, start: 0, end: text.length }]
  const found: string[] = []
  for await (const { mentions, relationships } of extractDocument(document, chunks, new AbortController().signal)) {
    for (const { source, target, phrase, strength } of relationships)
      found.push(`${mentions[source]?.name} – ${mentions[target]?.name} (${strength})${phrase && `: ${phrase}`}`)
  }
  return found
}

describe('relationships', () => {
  it('join two names of one sentence by the words between them where a verb does', async () => {
    expect(await relationshipsOf('In 2006 Google bought YouTube for its own shares.')).toEqual([
      'Google – YouTube (1): Google bought YouTube',
    ])
  })

  it('have no words where the names only stand in a row', async () => {
    expect(await relationshipsOf('They had flown to Berlin, Paris and met there.')).toEqual(['Berlin – Paris (1)'])
  })

  it('have no words where the second name only goes before a noun', async () => {
    expect(await relationshipsOf('In that year Microsoft increased LinkedIn revenue again.')).toEqual([
      'Microsoft – LinkedIn (1)',
    ])
  })

  it('join the names of two sentences in one paragraph more weakly', async () => {
    expect(
      await relationshipsOf('She moved to Berlin in May. There she worked for Siemens Limited until 1998.'),
    ).toEqual(['Berlin – Siemens Limited (0.25)'])
  })

  it('do not cross the end of a paragraph', async () => {
    expect(
      await relationshipsOf('She moved to Berlin in May.\n\nHe had worked for Siemens Limited until 1998.'),
    ).toEqual([])
  })
})
