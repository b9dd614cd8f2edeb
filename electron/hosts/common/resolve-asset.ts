import path from 'node:path'

/**
 * The file under `folder` that a page's address names, or null when it names none or would lead outside.
 * `pathname` is a URL's, still percent-encoded; `/` is the page itself, `index.html`.
 */
export function resolveAsset(folder: string, pathname: string): string | null {
  const decoded = decode(pathname)
  if (decoded === null || !decoded.startsWith('/') || /[\\:\0]/.test(decoded)) return null
  const file = path.resolve(folder, `.${decoded === '/' ? '/index.html' : decoded}`)
  const inside = path.relative(folder, file)
  return inside === '' || inside.split(path.sep)[0] === '..' || path.isAbsolute(inside) ? null : file
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
