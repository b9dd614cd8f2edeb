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

function safeName(name: string): string {
  const clean = name
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}<>:"|?*]/gu, '_')
    .replaceAll(/^\s+|[\s.]+$/g, (match) => '_'.repeat(match.length))
  const unique = DEVICE.test(clean) ? `_${clean}` : clean
  return shorten(unique)
}

/** Keeps the ending, by which the file's format is known; counts bytes, as file systems do. */
function shorten(name: string): string {
  if (Buffer.byteLength(name) <= LONGEST_SEGMENT) return name
  const ending = /\.[A-Za-z0-9]{1,10}$/.exec(name)?.[0] ?? ''
  let stem = Array.from(name.slice(0, name.length - ending.length))
  while (Buffer.byteLength(stem.join('') + ending) > LONGEST_SEGMENT) stem = stem.slice(0, -1)
  return stem.join('') + ending
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
