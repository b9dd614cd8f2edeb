import path from 'node:path'
import { leadsOut } from '../../../shared/paths/leads-out.ts'

/**
 * The file under `folder` that a page's address names, or null when it names none or would lead outside.
 * `pathname` is a URL's, still percent-encoded; `/` is the page itself, `index.html`.
 */
export function resolveAsset(folder: string, pathname: string): string | null {
  const decoded = decode(pathname)
  if (decoded === null || !decoded.startsWith('/') || /[\\:\0]/.test(decoded)) return null
  const file = path.resolve(folder, `.${decoded === '/' ? '/index.html' : decoded}`)
  const inside = path.relative(folder, file)
  return inside === '' || leadsOut(inside, path.sep) ? null : file
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
