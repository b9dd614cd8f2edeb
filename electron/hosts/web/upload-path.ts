import { createHash } from 'node:crypto'
import path from 'node:path'

const BATCH = /^[a-z0-9-]{8,64}$/
const MOST_SEGMENTS = 40
const LONGEST_SEGMENT = 200
/** Names that Windows keeps for devices. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

export interface UploadPath {
  readonly batch: string
  /** Relative, made of safe names. */
  readonly file: string
}

/**
 * Where an upload goes, from its address `/upload/<batch>/<encoded relative path>`; null when it names no place under
 * the batch. Characters that some file system refuses become `_`.
 */
export function uploadPath(pathname: string): UploadPath | null {
  const [, root, batch, ...encoded] = pathname.split('/')
  if (root !== 'upload' || batch === undefined || !BATCH.test(batch)) return null
  const given = decode(encoded.join('/'))
  if (given === null) return null
  const names = given.split(/[/\\]/)
  if (names.length > MOST_SEGMENTS || names.some((name) => /^\.{0,2}$/.test(name.trim()))) return null
  return { batch, file: path.join(...names.map(safeName)) }
}

/** A changed name carries a hash of the one it was given, so that two names never become one. */
function safeName(name: string): string {
  const given = name.normalize('NFC')
  const clean = given
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}<>:"|?*]/gu, '_')
    .replaceAll(/^\s+|[\s.]+$/g, (match) => '_'.repeat(match.length))
  const safe = DEVICE.test(clean) ? `_${clean}` : clean
  if (safe === given && Buffer.byteLength(safe) <= LONGEST_SEGMENT) return safe
  return withMark(safe, `-${createHash('sha256').update(given).digest('hex').slice(0, 8)}`)
}

/** Keeps the ending, by which the file's format is known; counts bytes, as file systems do. */
function withMark(name: string, mark: string): string {
  const ending = /\.[A-Za-z0-9]{1,10}$/.exec(name)?.[0] ?? ''
  let stem = Array.from(name.slice(0, name.length - ending.length))
  while (Buffer.byteLength(stem.join('') + mark + ending) > LONGEST_SEGMENT) stem = stem.slice(0, -1)
  return stem.join('') + mark + ending
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
