import { describe, expect, it } from 'vitest'
import type { DocumentToRead, MentionToResolve, ResolvedEntity } from '../../analyst.ts'
import { extractDocument } from './extract-document.ts'
import { resolveMentions } from './resolve-mentions.ts'

const signal = new AbortController().signal

async function resolve(
  ...texts: string[]
): Promise<{ entities: readonly ResolvedEntity[]; mentions: readonly MentionToResolve[] }> {
  const documents: DocumentToRead[] = texts.map((text, id) => ({ id, title: `${id}`, format: 'txt', text }))
  const mentions: MentionToResolve[] = []
  for (const document of documents) {
    for await (const { mentions: found } of extractDocument(
      document,
      [{ id: 0, start: 0, end: document.text.length }],
      signal,
    )) {
      for (const { name, type, start, end } of found)
        mentions.push({ id: mentions.length, name, type, document: document.id, start, end })
    }
  }
  return { entities: await resolveMentions(mentions, documents, signal), mentions }
}

describe('resolveMentions', () => {
  it('joins a surname to the full name of its document and says why', async () => {
    const { entities } = await resolve(
      'Imogen Sallow wrote to the bank. Ms Sallow was angry. They saw that Sallow resigned.',
    )
    expect(entities).toEqual([
      {
        name: 'Imogen Sallow',
        type: 'person',
        aliases: [
          { name: 'Ms Sallow', reason: 'surname of Imogen Sallow in the same document' },
          { name: 'Sallow', reason: 'surname of Imogen Sallow in the same document' },
        ],
        mentions: [0, 1, 2],
      },
    ])
  })
  it('joins a rank before a surname to the full name of its document', async () => {
    const { entities } = await resolve(
      'Mr Hill opened the door for Taylor Cruz. Agent Cruz said nothing. Mr Hill saw that Taylor Cruz was late.',
    )
    expect(entities.find(({ name }) => name === 'Taylor Cruz')).toMatchObject({
      aliases: [{ name: 'Agent Cruz', reason: 'surname of Taylor Cruz in the same document' }],
    })
    expect(entities.some(({ name }) => name === 'Agent Cruz')).toBe(false)
  })
  it('takes the name of a country for the person whom its document speaks of again and again', async () => {
    const { entities } = await resolve(
      'Jordan Hayes opened the door. Jordan Hayes spoke to Mr Hill. Jordan Hayes left. Later Jordan smiled.',
      'The envoy flew to Jordan. The king of Jordan received him.',
    )
    const jordan = entities.find(({ name }) => name === 'Jordan Hayes')
    expect(jordan?.mentions).toHaveLength(4)
    expect(entities.find(({ name }) => name === 'Jordan')?.mentions).toHaveLength(2)
  })
  it('keeps two people with one surname apart', async () => {
    const { entities } = await resolve(
      'Gerald Marchbank came. Then Mr Marchbank left.',
      'Walter Marchbank came. Then Mr Marchbank slept.',
    )
    expect(entities.map(({ name, mentions }) => [name, mentions])).toEqual([
      ['Gerald Marchbank', [0, 1]],
      ['Walter Marchbank', [2, 3]],
    ])
  })
  it('listens to Mr and Mrs', async () => {
    const { entities } = await resolve('Edna Rusk met Douglas Rusk. Then Mrs Rusk spoke.')
    expect(entities.find(({ name }) => name === 'Edna Rusk')?.mentions).toEqual([0, 2])
  })
  it('joins an acronym to what it stands for', async () => {
    const { entities } = await resolve('The Harbour Works Authority (HWA) met in Paris. The board of the HWA left.')
    expect(entities.find(({ type }) => type === 'organization')).toEqual({
      name: 'Harbour Works Authority',
      type: 'organization',
      aliases: [{ name: 'HWA', reason: 'stands in brackets after Harbour Works Authority' }],
      mentions: [0, 1, 3],
    })
  })
  it('leaves out words that the collection mostly writes small', async () => {
    const { entities } = await resolve(
      'We like Growth and they like Growth in Paris.',
      'The growth of the growth was growth, and growth it is.',
    )
    expect(entities.map(({ name }) => name)).toEqual(['Paris'])
  })
  it('joins titles, cases and possessives of one name, the same in every order of mentions', async () => {
    const text =
      "Captain Anders Rolvsen sailed. The log was ANDERS ROLVSEN's own. We met Anders Rolvsen. They saw Kevin Scott and Kevin Scott's dog."
    const { entities, mentions } = await resolve(text)
    expect(entities.map(({ name, mentions: ids }) => [name, ids.length])).toEqual([
      ['Anders Rolvsen', 3],
      ['Kevin Scott', 2],
    ])
    const again = await resolveMentions([...mentions], [{ id: 0, title: '0', format: 'txt', text }], signal)
    expect(again).toEqual(entities)
  })
  it('says nothing of nothing', async () => {
    expect((await resolve('')).entities).toEqual([])
  })

  it.each([
    [
      'goes on with common words in capitals',
      'He met the Ghost of Christmas Yet to Come at night. The Ghost of Christmas Yet to Come was silent. He had yet to come to it.',
      'Ghost of Christmas Yet to Come',
      'person',
    ],
    [
      'goes on after "for"',
      'She joined the National Organization for Women in May. The National Organization for Women paid.',
      'National Organization for Women',
      'organization',
    ],
    [
      'holds a function word in capitals behind "the"',
      'They passed the No Child Left Behind Act in 2001. The No Child Left Behind Act cost much.',
      'No Child Left Behind Act',
      'work',
    ],
    [
      'ends with its initial',
      'It began after World War I. Farm prices fell. Many recalled World War I in that year.',
      'World War I',
      'event',
    ],
    [
      'has its state',
      'The office is in Salt Lake City, UT 84116, they said. It moved to Salt Lake City, UT again.',
      'Salt Lake City, UT',
      'place',
    ],
    ['is a holiday', 'They met at Christmas each year. After that Christmas they met no more.', 'Christmas', 'event'],
  ])('a name %s', async (_, text, name, type) => {
    const { entities } = await resolve(text)
    expect(entities.find((one) => one.name === name)).toMatchObject({ name, type })
  })

  it('keeps a rare name that its sentence tells the type of', async () => {
    const { entities } = await resolve('Much of it was bought with a loan when they acquired Equivio in that year.')
    expect(entities.map(({ name, type }) => `${name} ${type}`)).toEqual(['Equivio organization'])
  })
  it('joins spellings of one name: word breaks, plurals, joining words, the two ways to name a department', async () => {
    const { entities } = await resolve(
      'The Department of Harbour Safety met Corwell in Quayside. Later the Harbour Safety Department met again in Quayside.',
      'The men of the Tidal Rates Act spoke to Sea Gate Trust. The women of the Tidal Rate Act spoke to Seagate Trust.',
    )
    const names = entities.map(({ name }) => name)
    expect(names.filter((name) => name.includes('Harbour Safety'))).toHaveLength(1)
    expect(names.filter((name) => name.startsWith('Tidal'))).toHaveLength(1)
    expect(names.filter((name) => /^Sea ?gate/i.test(name))).toHaveLength(1)
  })
  it('takes a short first name and a slip in a surname for the same person', async () => {
    const { entities } = await resolve(
      'Geoffrey Hintlow came. Geoffrey Hintlow spoke. Then Geoff Hintlow left. Geoffrey Hintlaw wrote to the bank.',
    )
    expect(entities.map(({ name, mentions }) => [name, mentions.length])).toEqual([['Geoffrey Hintlow', 4]])
  })
  it('shows a name that never stands alone with the noun behind it', async () => {
    const { entities } = await resolve(
      'We vote on the Corwell bill today. They wrote the Corwell bill in May. Nobody has read the Corwell bill.',
    )
    expect(entities.find(({ name }) => name === 'Corwell bill')).toMatchObject({
      type: 'concept',
      aliases: [{ name: 'Corwell', reason: 'never stands without the rest of Corwell bill' }],
    })
  })
  it('leaves out quarters and fiscal years, and presidents of a party', async () => {
    const { entities } = await resolve(
      'Revenue grew in Q1 FY22 at Corwell Ltd. Costs fell in Q1 FY22 at Corwell Ltd. The Democratic President signed. The Democratic President left.',
    )
    expect(entities.map(({ name }) => name)).toEqual(['Corwell Ltd.'])
  })
  it('takes what an enumeration of companies names for organizations', async () => {
    const { entities } = await resolve(
      'It serves customers like Adwick, Belmere and Corwell today. Then Corwell grew, and companies such as Adwick and Belmere grew too.',
    )
    expect(entities.filter(({ type }) => type === 'organization').map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Adwick', 'Belmere', 'Corwell']),
    )
  })

  it('takes a company of several words without its legal form for the company', async () => {
    const { entities } = await resolve(
      'Sable Point Holdings paid the fine. Later Sable Point paid the rest. They saw that Sable Point was empty.',
    )
    expect(entities.map(({ name, type }) => `${name} ${type}`)).toEqual(['Sable Point Holdings organization'])
  })
})
