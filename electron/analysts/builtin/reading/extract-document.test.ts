import { describe, expect, it } from 'vitest'
import type { ChunkToRead, DocumentToRead, Extraction } from '../../analyst.ts'
import { extractDocument } from './extract-document.ts'

const documentOf = (text: string): DocumentToRead => ({ id: 1, title: 'a', format: 'txt', text })
const whole = (text: string): readonly ChunkToRead[] => [{ id: 7, start: 0, end: text.length }]

async function read(text: string, chunks = whole(text)): Promise<readonly Extraction[]> {
  const found: Extraction[] = []
  for await (const one of extractDocument(documentOf(text), chunks, new AbortController().signal)) found.push(one)
  return found
}
const typed = async (text: string): Promise<readonly string[]> =>
  (await read(text)).flatMap(({ mentions }) => mentions.map(({ name, type }) => `${name} [${type}]`))

describe('extractDocument', () => {
  it('finds people, organisations, places and events with their types', async () => {
    const names = await typed(
      'Dr Tobias Wren, the chief engineer of the Thole Barrage Authority, was in Cold Staithe. However, the Candlemas Storm had reached Ousel Island. ' +
        'Yesterday Imogen Sallow said that the University of Kettlewick paid Fairlie & Gaunt.',
    )
    expect(names).toEqual([
      'Dr Tobias Wren [person]',
      'Thole Barrage Authority [organization]',
      'Cold Staithe [place]',
      'Candlemas Storm [event]',
      'Ousel Island [place]',
      'Imogen Sallow [person]',
      'University of Kettlewick [organization]',
      'Fairlie & Gaunt [organization]',
    ])
  })
  it('takes no opening words, months, column names, header fields or addresses for names', async () => {
    expect(
      await typed(
        'From: Karen Pellow <karen@pellow.example>\nSubject: About the money\n\nHowever, it rained. Yes. Monday was dry. In March nobody came. See https://Example.com/Some/Page now.\n\nVessel: blue; Tonnes: 40; Days: 3',
      ),
    ).toEqual(['Karen Pellow [person]'])
  })
  it('keeps a possessive inside a name and takes the one at its end away', async () => {
    const text =
      "They sailed to Fenner's Deep. The Dock Workers' Federation met Vincent Harker at St Merrin's Hospital. Harker's boat sank and Harker swam."
    expect((await read(text))[0]?.mentions.map(({ name }) => name)).toEqual([
      "Fenner's Deep",
      "Dock Workers' Federation",
      'Vincent Harker',
      "St Merrin's Hospital",
      'Harker',
      'Harker',
    ])
  })
  it('gives offsets that hold the name and its sentence', async () => {
    const text =
      'Nothing at all was said here about the long strike. Then Rosa\nLennick met Vincent Harker in Paris. The end.'
    const [extraction] = await read(text)
    expect(extraction?.mentions.map(({ start, end }) => text.slice(start, end))).toEqual([
      'Rosa\nLennick',
      'Vincent Harker',
      'Paris',
    ])
    expect(extraction?.mentions[0]?.name).toBe('Rosa Lennick')
    expect(text.slice(extraction?.mentions[0]?.sentenceStart, extraction?.mentions[0]?.sentenceEnd)).toBe(
      'Then Rosa\nLennick met Vincent Harker in Paris.',
    )
    expect(extraction?.relationships.map(({ source, target, strength }) => [source, target, strength])).toEqual([
      [0, 1, 1],
      [0, 2, 1],
      [1, 2, 1],
    ])
  })
  it('tells a sentence in the overlap of two chunks once, and yields empty chunks too', async () => {
    const text = 'Vincent Harker met Rosa Lennick in Paris. Nothing else was said by anybody at all that day.'
    const found = await read(text, [
      { id: 1, start: 0, end: 50 },
      { id: 2, start: 0, end: 60 },
      { id: 3, start: 60, end: text.length },
    ])
    expect(found.map(({ chunk, mentions }) => [chunk, mentions.length])).toEqual([
      [1, 3],
      [2, 0],
      [3, 0],
    ])
  })
  it('names a speaker once and pairs at most twelve names of a list', async () => {
    const [extraction] = await read(
      'KEVIN SCOTT: Hello.\n\nKEVIN SCOTT: I like Paris, London, Berlin, Madrid, Rome, Vienna, Oslo and Tokyo.',
    )
    expect(extraction?.mentions.filter(({ name }) => name === 'Kevin Scott')).toHaveLength(1)
    expect(extraction?.relationships).toHaveLength(12)
  })
  it('reads other languages and texts without spaces', async () => {
    expect(
      await typed('Gestern hat Angela Merkel in Berlin mit dem Präsidenten gesprochen und danach die Stadt verlassen.'),
    ).toContain('Angela Merkel [person]')
    expect(
      (await typed('东京大学的研究者去了北京。北京大学的研究者也去了东京。研究者很高兴。')).length,
    ).toBeGreaterThan(0)
    expect(await typed('')).toEqual([])
  })
  it('reads a megabyte without a space in a moment', async () => {
    const before = performance.now()
    await read('Ab'.repeat(500_000))
    await read('A.'.repeat(500_000))
    await read('x'.repeat(1_000_000))
    expect(performance.now() - before).toBeLessThan(20_000)
  })
  it('stops when aborted', async () => {
    const reading = extractDocument(
      documentOf('Rosa Lennick.'),
      whole('Rosa Lennick.'),
      AbortSignal.abort(new Error('stopped')),
    )
    await expect(reading.next()).rejects.toThrow('stopped')
  })
})
