import { load, type CheerioAPI } from 'cheerio/slim'

type Node = ReturnType<CheerioAPI['root']>[0]['childNodes'][number]

const SKIPPED = new Set(
  'head title script style noscript template svg math iframe object embed canvas audio video map select button input textarea nav dialog'.split(
    ' ',
  ),
)
const PARAGRAPHS = new Set(
  (
    'address article aside blockquote body center details div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 ' +
    'header hgroup hr main ol p pre section summary table ul caption'
  ).split(' '),
)
const LINES = new Set(['li', 'dt', 'dd', 'tr', 'option'])
/** What pages add to the text of an author: reference marks, edit links, permalinks, back links of footnotes. */
const FURNITURE =
  /(?:^|\s)(?:mw-editsection|reference|noprint|headerlink|hash-link|anchorjs-link|sr-only|visually-hidden|navbox)(?:\s|$)/
/** A row of cells longer than this is page layout, not data. */
const LONGEST_CELL = 300

interface Writer {
  text: string
  /** Line ends owed before the next word. */
  owed: number
  space: boolean
  /** A list mark has just been written, which the item's first block must not be parted from. */
  marked: boolean
  /** The number of the last item written of each numbered list. */
  readonly numbers: Map<object, number>
}

function startWriter(): Writer {
  return { text: '', owed: 0, space: false, marked: false, numbers: new Map() }
}

/**
 * The text of a piece of HTML as a person reads it: blocks are paragraphs with a blank line between, list items and
 * table rows a line each, cells joined by " | ". Scripts, menus and hidden parts are left out.
 */
export function textOfHtml(html: string): string {
  const writer = startWriter()
  for (const node of load(html).root()[0]?.childNodes ?? []) writeNode(node, writer, false)
  return writer.text
}

function writeNode(node: Node, writer: Writer, flat: boolean): void {
  if (node.type === 'text') writeText(node.data, writer)
  else if (node.type === 'tag' || node.type === 'root' || node.type === 'cdata') writeElement(node, writer, flat)
}

function writeElement(node: Extract<Node, { childNodes: Node[] }>, writer: Writer, flat: boolean): void {
  const name = 'name' in node ? node.name.toLowerCase() : ''
  const attributes = 'attribs' in node ? node.attribs : {}
  if (SKIPPED.has(name) || isHidden(attributes)) return
  if (name === 'br') return owe(writer, Math.min(writer.owed + 1, 2))
  if (name === 'pre') return writePreformatted(node, writer)
  if (name === 'tr' && writeRow(node, writer)) return
  const breaks = PARAGRAPHS.has(name) ? (flat ? 1 : 2) : LINES.has(name) ? 1 : 0
  const cell = name === 'td' || name === 'th'
  owe(writer, cell ? 2 : breaks)
  if (name === 'li') {
    writeText(markOf(node, writer), writer)
    writer.marked = true
  }
  for (const child of node.childNodes) writeNode(child, writer, flat || name === 'li')
  writer.marked = false
  owe(writer, cell ? 2 : breaks)
}

function isHidden(attributes: Readonly<Record<string, string>>): boolean {
  return (
    'hidden' in attributes ||
    attributes['aria-hidden'] === 'true' ||
    attributes['role'] === 'navigation' ||
    /display:\s*none|visibility:\s*hidden/i.test(attributes['style'] ?? '') ||
    FURNITURE.test(attributes['class'] ?? '')
  )
}

function markOf(item: Extract<Node, { childNodes: Node[] }>, writer: Writer): string {
  const list = item.parent
  if (list === null || !('name' in list) || list.name !== 'ol') return '- '
  const number = (writer.numbers.get(list) ?? 0) + 1
  writer.numbers.set(list, number)
  return `${number}. `
}

/** A row as one line; false when its cells are layout, which is then read as blocks. */
function writeRow(row: Extract<Node, { childNodes: Node[] }>, writer: Writer): boolean {
  const cells: string[] = []
  for (const child of row.childNodes) {
    if (!('name' in child) || (child.name !== 'td' && child.name !== 'th')) continue
    if (holdsTable(child)) return false
    const cell = startWriter()
    if ('childNodes' in child && !isHidden(child.attribs))
      for (const part of child.childNodes) writeNode(part, cell, true)
    const text = cell.text.replace(/\n+- /g, ', ').replace(/^- /, '').replace(/\s+/g, ' ').trim()
    if (text.length > LONGEST_CELL) return false
    cells.push(text)
  }
  owe(writer, 1)
  writeText(cells.filter((cell) => cell !== '').join(' | '), writer)
  owe(writer, 1)
  return true
}

function holdsTable(node: Node): boolean {
  return (
    'childNodes' in node &&
    node.childNodes.some((child) => ('name' in child && child.name === 'table') || holdsTable(child))
  )
}

function writePreformatted(node: Extract<Node, { childNodes: Node[] }>, writer: Writer): void {
  const text = rawText(node).replace(/^\n+|\s+$/g, '')
  owe(writer, 2)
  if (text !== '') {
    payBreaks(writer)
    writer.text += text
  }
  owe(writer, 2)
}

function rawText(node: Node): string {
  if (node.type === 'text') return node.data
  if ('name' in node && node.name === 'br') return '\n'
  return 'childNodes' in node ? node.childNodes.map(rawText).join('') : ''
}

function writeText(data: string, writer: Writer): void {
  const text = data.replace(/[\u00ad\u200b\u2060]/g, '').replace(/[\s\u00a0]+/g, ' ')
  if (text === '') return
  const words = text.trim()
  if (text.startsWith(' ')) writer.space = true
  if (words === '') return
  payBreaks(writer)
  if (writer.space && writer.text !== '') writer.text += ' '
  writer.text += words
  writer.marked = false
  writer.space = text.endsWith(' ')
}

function owe(writer: Writer, breaks: number): void {
  if (!writer.marked) writer.owed = Math.max(writer.owed, breaks)
}

function payBreaks(writer: Writer): void {
  if (writer.owed === 0) return
  if (writer.text !== '') writer.text += '\n'.repeat(writer.owed)
  writer.owed = 0
  writer.space = false
}
