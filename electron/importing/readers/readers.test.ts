import { expect, test } from 'vitest'
import type { ReadDocument } from '../reader.ts'
import { readerFor } from './reader-for.ts'

async function read(name: string, content: string): Promise<readonly ReadDocument[]> {
  return (await readerFor(name)?.(new TextEncoder().encode(content), { name, path: `/${name}` })) ?? []
}

test('Markdown keeps its text but not its front matter, whose title it takes', async () => {
  expect(await read('a.md', '---\ntitle: "The Gate"\ndate: 2016\n---\n\n# Chapter 1\n\nIt *did not* move.\n')).toEqual([
    { title: 'The Gate', text: '# Chapter 1\n\nIt *did not* move.\n', format: 'md' },
  ])
})

test.each([
  ['```\n# not this\n```\n\n## A **bold** [link](http://x) #\n', 'A bold link'],
  ['Under lined\n===========\n', 'Under lined'],
  ['---\n\nNo heading at all\n', 'my notes'],
])('the title of Markdown is its first heading, else the name of the file', async (text, title) => {
  expect(await read('my_notes.md', text)).toMatchObject([{ title, text }])
})

test('HTML becomes paragraphs, list items and rows, without scripts, menus and hidden parts', async () => {
  const html = `<title>Ducks</title><nav><a>Home</a></nav><script>alert(1)</script><p hidden>secret</p>
    <h1>Ducks</h1><p>Ducks &amp; geese<br>swim&nbsp;well.</p><ul><li><p>one</p></li><li>two</li></ul><ol><li>first<li>second</ol>
    <table><tr><th>Name<th>Legs</tr><tr><td>Duck</td><td><ul><li>left</li><li>right</li></ul></td></tr></table><pre>a
  b</pre>`
  expect(await read('ducks.html', html)).toEqual([
    {
      title: 'Ducks',
      text: 'Ducks\n\nDucks & geese\nswim well.\n\n- one\n- two\n\n1. first\n2. second\n\nName | Legs\nDuck | left, right\n\na\n  b',
      format: 'html',
    },
  ])
})

test('an article keeps its heading and the byline shown, and loses the menu around it', async () => {
  const paragraphs = Array.from(
    { length: 6 },
    (_, at) => `<p>Paragraph ${at} tells, at some length, what the town did after the flood, and why.</p>`,
  )
  const html = `<html><head><title>Three dead | Courier</title></head><body><nav>News</nav><aside>Most read</aside>
    <article><h1>Three dead</h1><p class="byline">By Dev Chaudhry, 4 May</p>${paragraphs.join('')}</article><footer>Cookies</footer></body></html>`
  const [document] = await read('page.html', html)
  expect(document?.title).toBe('Three dead')
  expect(document?.text).toMatch(/^Three dead\n\nBy Dev Chaudhry, 4 May\n\nParagraph 0/)
  expect(document?.text).not.toMatch(/Most read|News|Cookies/)
})

test('a page in another encoding is read as it declares', async () => {
  const bytes = Buffer.from('<meta charset="iso-8859-2"><p>\xa3\xf3d\xbc</p>', 'latin1')
  expect(await readerFor('x.htm')?.(bytes, { name: 'x.htm', path: '/x.htm' })).toMatchObject([
    { text: 'Łódź', title: 'x' },
  ])
})

test('a table is a line for each row, whatever parts its cells', async () => {
  const text = 'Date: 1 May; Note: He paid. By: Wren, T.\nDate: 2 May; By: Orde'
  for (const [mark, name] of [
    [',', 'a.csv'],
    [';', 'a.csv'],
    ['\t', 'a.tsv'],
  ] as const) {
    const rows = [
      ['Date', 'Note', 'By'],
      ['1 May', 'He\npaid.', 'Wren, T.'],
      ['2 May', '', 'Orde'],
    ]
    const csv = rows.map((row) => row.map((cell) => `"${cell}"`).join(mark)).join('\r\n')
    expect(await read(name, csv)).toEqual([{ title: 'a', text, format: 'csv' }])
  }
})

test('a title above the names of the columns stays a line of its own', async () => {
  expect(await read('cups.csv', 'Stanley Cups,,\nTeam,City,Cups\nBlues,STL,1\n')).toMatchObject([
    { text: 'Stanley Cups\nTeam: Blues; City: STL; Cups: 1' },
  ])
})

test('a table without names of columns keeps its first row', async () => {
  expect(await read('n.csv', '1,2\n3,4\n')).toMatchObject([{ text: '1; 2\n3; 4' }])
})

test('records with a title and a text are a document each', async () => {
  const documents = [
    { title: 'First', text: 'One.\nTwo.', format: 'csv', part: 'record 1' },
    { title: 'a record 2', text: 'Three.', format: 'csv', part: 'record 2' },
  ]
  expect(await read('a.csv', 'ID,Title,TEXT\n1,First,"One.\r\nTwo."\n2,,Three.\n')).toEqual(documents)
  const lines = '{"title":"First","text":"One.\\nTwo."}\n\n{"title":"","text":"Three."}\n'
  expect(await read('a.jsonl', lines)).toEqual(documents.map((document) => ({ ...document, format: 'jsonl' })))
})

test('other JSON lines are read key by key', async () => {
  expect(await read('a.ndjson', '{"sku":"G-1","tags":["x","y"],"size":{"h":2},"no":null}\n"alone"')).toEqual([
    { title: 'a', text: 'sku: G-1; tags: x, y; size.h: 2\nalone', format: 'jsonl' },
  ])
})

const MAIL = `From: =?utf-8?Q?In=C3=AAs?= <ines@point.example>
To: Dev <dev@courier.example>, desk@courier.example
Date: Mon, 06 Feb 2017 19:40:00 +0000
Subject: The ledger
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary="cut"

--cut
Content-Type: text/html; charset="windows-1252"
Content-Transfer-Encoding: quoted-printable

<p>It=92s all <b>here</b>.</p><p>Keep it.</p>
--cut
Content-Type: text/csv
Content-Disposition: attachment; filename="accounts.csv"

Item,Amount
Raised,612000
--cut
Content-Type: image/png
Content-Disposition: attachment; filename="photo.png"
Content-Transfer-Encoding: base64

iVBORw0KGgo=
--cut--
`

test('a mail is its head lines and body, and an attachment that can be read is a document of its own', async () => {
  expect(await read('ledger.eml', MAIL.replaceAll('\n', '\r\n'))).toEqual([
    {
      title: 'The ledger',
      text:
        'From: Inês <ines@point.example>\nTo: Dev <dev@courier.example>, desk@courier.example\nDate: Mon, 06 Feb 2017 19:40:00 +0000\n' +
        'Subject: The ledger\nAttachments: accounts.csv, photo.png\n\nIt’s all here.\n\nKeep it.',
      format: 'eml',
    },
    {
      title: 'accounts (attached to The ledger)',
      text: 'Item: Raised; Amount: 612000',
      format: 'csv',
      part: 'accounts.csv',
    },
  ])
})

test('two attachments of one name are two parts', async () => {
  const attached = 'Content-Type: text/plain\nContent-Disposition: attachment; filename="n.txt"\n\n'
  const mail = `From: a@b.example\nContent-Type: multipart/mixed; boundary="cut"\n\n--cut\n${attached}one\n--cut\n${attached}two\n--cut--\n`
  expect((await read('m.eml', mail)).map(({ part }) => part)).toEqual([undefined, 'n.txt', 'n.txt (2)'])
})
