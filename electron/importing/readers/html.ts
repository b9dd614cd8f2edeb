import { Readability } from '@mozilla/readability'
import { load } from 'cheerio/slim'
import { parseHTML } from 'linkedom/worker'
import { tidyText } from '../clean-text.ts'
import type { Reader } from '../reader.ts'
import { chooseTitle, cleanTitle } from '../title.ts'
import { textOfHtml } from './html-blocks.ts'
import { requireText } from './text.ts'

/** Below this share of the page's text the article finder has missed the content, as it does on pages of tables. */
const LEAST_SHARE = 0.3
/** The article finder takes time that grows with the square of these; larger pages are read whole. */
const LONGEST_ARTICLE = 5_000_000
const MOST_ELEMENTS = 20_000

/** A page: the article in it where there is one, else all of its text without menus and scripts. */
export const readHtml: Reader = async (bytes, file) => {
  const html = requireText(bytes, declaredEncoding(bytes)).replace(/\s{100,}/g, '\n')
  const page = load(html)
  const heading = cleanTitle(page('h1').first().text())
  const pageTitle = cleanTitle(page('title').first().text())
  const title = heading.length > 3 && pageTitle.includes(heading) ? heading : pageTitle || heading
  const whole = tidyText(textOfHtml(html))
  const article = html.length > LONGEST_ARTICLE ? undefined : articleOf(html, heading, whole)
  const text = article !== undefined && article.length >= whole.length * LEAST_SHARE ? article : whole
  return [{ title: chooseTitle([title], file.name), text, format: 'html' }]
}

function declaredEncoding(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, 2048)).toString('latin1')
  return /<meta[^>]+charset\s*=\s*["']?([\w-]+)/i.exec(start)?.[1]
}

/** The article's text; its heading and the byline shown on the page stay with it, which the article finder sets apart. */
function articleOf(html: string, heading: string, shown: string): string | undefined {
  const found = findArticle(html)
  if (found === undefined) return undefined
  const text = tidyText(textOfHtml(found.content))
  const byline = cleanTitle(found.byline)
  const missing = [
    text.split('\n', 1)[0] === heading ? '' : heading,
    holds(shown, byline) && !holds(text.slice(0, 2000), byline) ? byline : '',
  ].filter((line) => line !== '')
  return tidyText([...missing, text].join('\n\n'))
}

function holds(text: string, line: string): boolean {
  return text.replace(/\s+/g, ' ').includes(line)
}

function findArticle(html: string): { readonly content: string; readonly byline: string } | undefined {
  try {
    const { document } = parseHTML(html)
    const article = new Readability(document, { keepClasses: true, maxElemsToParse: MOST_ELEMENTS }).parse()
    return article?.content ? { content: article.content, byline: article.byline ?? '' } : undefined
  } catch {
    // A page too odd for the article finder still has its text.
    return undefined
  }
}
