import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readDocx } from './docx.ts'

const file = { name: 'minutes.docx', path: '/council/minutes.docx' }
const document = `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">
  <w:body><w:p><w:r><w:t>The levy was raised.</w:t></w:r></w:p></w:body></w:document>`

const titleFrom = async (properties: string): Promise<string | undefined> => {
  const parts = { 'word/document.xml': strToU8(document), 'docProps/core.xml': strToU8(properties) }
  return (await readDocx(zipSync(parts), file))[0]?.title
}

test('the title comes from the properties, whatever attributes its element has', async () => {
  expect(await titleFrom('<c><dc:title>Minutes &amp; levy</dc:title></c>')).toBe('Minutes & levy')
  expect(await titleFrom('<c><dc:title xml:lang="en">Minutes of May</dc:title></c>')).toBe('Minutes of May')
  expect(await titleFrom('<c><dc:titles>No title</dc:titles></c>')).not.toBe('No title')
})

test('properties made to keep the reader busy are read in no time', async () => {
  const started = performance.now()
  expect(await titleFrom('<dc:title'.repeat(200_000))).toBe(await titleFrom('<c/>'))
  expect(await titleFrom(`<dc:title ${' '.repeat(2_000_000)}`)).toBe(await titleFrom('<c/>'))
  expect(performance.now() - started).toBeLessThan(5_000)
})
