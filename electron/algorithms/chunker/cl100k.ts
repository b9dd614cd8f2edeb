import { BytePairEncodingCore } from 'gpt-tokenizer/BytePairEncodingCore'
import ranks from 'gpt-tokenizer/bpeRanks/cl100k_base'
import { CL100K_TOKEN_SPLIT_REGEX } from 'gpt-tokenizer/encodingParams/constants'

/**
 * The longest piece merged at once, in UTF-16 units. Merging takes time that grows with the square of a
 * piece, so a run without any break (base64, one letter a million times) is cut; no word is this long.
 */
const longestPiece = 256

let core: BytePairEncodingCore | undefined

function encoder(): BytePairEncodingCore {
  // Made at the first use: the tables take a tenth of a second, which start-up need not pay.
  core ??= new BytePairEncodingCore({
    bytePairRankDecoder: ranks,
    tokenSplitRegex: CL100K_TOKEN_SPLIT_REGEX,
    mergeCacheSize: 20_000,
  })
  return core
}

/** A stretch of text that cl100k encodes on its own: `text` is the document's slice from `start`. */
export interface Piece {
  readonly start: number
  readonly text: string
}

/**
 * The pieces of a text in order, covering it without gaps. Special tokens are text like any other.
 * Exact cl100k pieces, but for unbroken runs above 256 units, which are cut between characters.
 */
export function* splitPieces(text: string): Generator<Piece, void, undefined> {
  for (const match of text.matchAll(CL100K_TOKEN_SPLIT_REGEX)) {
    const run = match[0]
    let from = 0
    while (run.length - from > longestPiece) {
      const cut = characterStart(run, from + longestPiece)
      yield { start: match.index + from, text: run.slice(from, cut) }
      from = cut
    }
    yield { start: match.index + from, text: from === 0 ? run : run.slice(from) }
  }
}

/** Pieces encoded before: four in five of a text are words that came earlier. Emptied when full. */
const encodedBefore = new Map<string, readonly number[]>()
const mostKept = 30_000
const longestKept = 32

/** The token ids of one piece. */
export function encodePiece(piece: string): readonly number[] {
  const known = encodedBefore.get(piece)
  if (known !== undefined) return known
  const encoded = encoder().encodeNative(piece)
  if (piece.length <= longestKept) {
    if (encodedBefore.size >= mostKept) encodedBefore.clear()
    encodedBefore.set(piece, encoded)
  }
  return encoded
}

/** The number of UTF-8 bytes a token stands for; tokens may end inside a character. */
export function tokenBytes(token: number): number {
  const value = ranks[token]
  if (value === undefined) return 0
  return typeof value === 'string' ? utf8Length(value) : value.length
}

/** The number of bytes of a text in UTF-8, a lone surrogate counting as U+FFFD. */
function utf8Length(text: string): number {
  let bytes = 0
  for (const character of text) bytes += characterBytes(character.codePointAt(0) ?? 0)
  return bytes
}

/** The number of UTF-8 bytes of one code point. */
export function characterBytes(codePoint: number): number {
  if (codePoint < 0x80) return 1
  if (codePoint < 0x800) return 2
  return codePoint < 0x10000 ? 3 : 4
}

/** The offset itself, or one less when it would fall between the halves of a surrogate pair. */
function characterStart(text: string, offset: number): number {
  const before = text.charCodeAt(offset - 1)
  const after = text.charCodeAt(offset)
  const inside = before >= 0xd800 && before < 0xdc00 && after >= 0xdc00 && after < 0xe000
  return inside ? offset - 1 : offset
}
