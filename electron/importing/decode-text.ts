import chardet from 'chardet'
import iconv from 'iconv-lite'
import { cleanText } from './clean-text.ts'

const SAMPLE = 64 * 1024
/** Encodings that chardet tells apart well and that are not a kind of Latin. */
const TRUSTED =
  /^(Shift_JIS|EUC-JP|EUC-KR|GB18030|Big5|ISO-2022-(JP|KR|CN)|windows-1251|KOI8-R|windows-1253|ISO-8859-(5|6|7|8))$/i
/** Out of 100: chardet is unsure of short texts, but a text that is mostly above ASCII is not Latin anyway. */
const TRUSTED_FROM = { foreign: 20, mixed: 60 }
/** Shares of bytes above ASCII: Latin text has hardly more than the one and never the other. */
const LATIN_SHARE = 0.05
const FOREIGN_SHARE = 0.3
/** Second bytes of wide space, …, –, —, ‘, ’, “ and ”, whose first byte is A1. */
const BIG5_PUNCTUATION = new Set([0x40, 0x4b, 0x56, 0x58, 0xa5, 0xa6, 0xa7, 0xa8])

/**
 * The text in `bytes`, cleaned as it is stored, or undefined when they are no text. Looked for in this order: byte
 * order mark, UTF-16 by its zero bytes, strict UTF-8, the encoding the file itself declares, UTF-8 with a few
 * damaged places, Big5 punctuation in Latin text, chardet for other scripts, Windows-1252.
 */
export function decodeText(bytes: Uint8Array, declared?: string): string | undefined {
  const raw = decodeRaw(bytes, declared)
  return raw === undefined || looksBinary(raw) ? undefined : cleanText(raw)
}

function decodeRaw(bytes: Uint8Array, declared: string | undefined): string | undefined {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const wide = markedEncoding(bytes) ?? zeroByteEncoding(bytes)
  if (wide === 'binary') return undefined
  if (wide !== undefined) return iconv.decode(buffer, wide)
  const strict = strictUtf8(bytes)
  if (strict !== undefined) return strict
  if (declared !== undefined && !/^utf-?8$/i.test(declared) && iconv.encodingExists(declared)) {
    return iconv.decode(buffer, declared)
  }
  return mostlyUtf8(bytes) ?? iconv.decode(buffer, hasOnlyBig5Punctuation(bytes) ? 'big5' : guessEncoding(bytes))
}

function markedEncoding(bytes: Uint8Array): string | undefined {
  const [a, b, c, d] = bytes
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8'
  if (a === 0xff && b === 0xfe) return c === 0 && d === 0 ? 'utf-32le' : 'utf-16le'
  if (a === 0xfe && b === 0xff) return 'utf-16be'
  return a === 0 && b === 0 && c === 0xfe && d === 0xff ? 'utf-32be' : undefined
}

function zeroByteEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | 'binary' | undefined {
  const length = Math.min(bytes.length, SAMPLE)
  let even = 0
  let odd = 0
  for (let at = 0; at < length; at += 1) {
    if (bytes[at] !== 0) continue
    if (at % 2 === 0) even += 1
    else odd += 1
  }
  const zeros = even + odd
  if (zeros === 0) return undefined
  // Half of the pairs of a Latin text are zero, and nearly all zeros on one side.
  if (zeros > length * 0.2 && bytes.length % 2 === 0) {
    if (odd > even * 20) return 'utf-16le'
    if (even > odd * 20) return 'utf-16be'
  }
  return zeros > length * 0.001 + 2 ? 'binary' : undefined
}

function strictUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** A long UTF-8 text with a few bad bytes, as one cut in the middle of a letter, is still UTF-8. */
function mostlyUtf8(bytes: Uint8Array): string | undefined {
  const text = new TextDecoder('utf-8').decode(bytes)
  const bad = text.match(/\ufffd/g)?.length ?? 0
  const good = (text.match(/[\u0080-\uffff]/g)?.length ?? 0) - bad
  return good >= bad * 10 ? text : undefined
}

/**
 * English typed on a Chinese system: every byte above ASCII belongs to a dash, a quotation mark, an ellipsis or a wide
 * space of Big5. Detectors see too few of them; as Windows-1252 they would read "America¡¦s".
 */
function hasOnlyBig5Punctuation(bytes: Uint8Array): boolean {
  let marks = 0
  for (let at = 0; at < bytes.length; at += 1) {
    if ((bytes[at] ?? 0) < 0x80) continue
    if (bytes[at] !== 0xa1 || !BIG5_PUNCTUATION.has(bytes[at + 1] ?? 0)) return false
    marks += 1
    at += 1
  }
  return marks > 1
}

function guessEncoding(bytes: Uint8Array): string {
  const sample = bytes.subarray(0, SAMPLE)
  const best = chardet.analyse(sample)[0]
  if (best === undefined || !TRUSTED.test(best.name) || !iconv.encodingExists(best.name)) return 'windows-1252'
  const high = sample.reduce((count, byte) => count + (byte >= 0x80 ? 1 : 0), 0) / sample.length
  const needed = high > FOREIGN_SHARE ? TRUSTED_FROM.foreign : TRUSTED_FROM.mixed
  const mayBeForeign = high > LATIN_SHARE || best.name.startsWith('ISO-2022')
  return mayBeForeign && best.confidence >= needed ? best.name : 'windows-1252'
}

function looksBinary(text: string): boolean {
  const sample = text.slice(0, SAMPLE)
  // oxlint-disable-next-line no-control-regex -- counting control characters is the purpose
  const controls = sample.match(/[\0-\x08\x0e-\x1a\x1c-\x1f\x7f]/g)?.length ?? 0
  return controls > 2 && controls > sample.length * 0.01
}
