const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  wasm: 'application/wasm',
}

/** The Content-Type of one of the page's files, by the end of its name; bytes where it is not known. */
export function mimeType(file: string): string {
  const ending = /\.([a-z0-9]+)$/i.exec(file)?.[1]?.toLowerCase() ?? ''
  return (Object.hasOwn(types, ending) ? types[ending] : undefined) ?? 'application/octet-stream'
}
