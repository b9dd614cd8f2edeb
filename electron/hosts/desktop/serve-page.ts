import fs from 'node:fs/promises'
import { protocol } from 'electron'
import { mimeType } from '../common/mime-type.ts'
import { pageHeaders } from '../common/page-headers.ts'
import { resolveAsset } from '../common/resolve-asset.ts'
import { isOwnPage, pageScheme } from './own-page.ts'

/** Before the app is ready: makes `app:` a scheme with an origin of its own. */
export function registerPageScheme(): void {
  const privileges = { standard: true, secure: true, supportFetchAPI: true }
  protocol.registerSchemesAsPrivileged([{ scheme: pageScheme, privileges }])
}

/** Once the app is ready: serves the page's files from `folder`. */
export function servePage(folder: string): void {
  protocol.handle(pageScheme, (request) => pageResponse(folder, request))
}

/** The answer to one request of the page: a file of `folder`, or a refusal without a body. */
export async function pageResponse(folder: string, request: Request): Promise<Response> {
  const headers = pageHeaders()
  if (request.method !== 'GET') return new Response(null, { status: 405, headers: { ...headers, allow: 'GET' } })
  const file = isOwnPage(request.url) ? resolveAsset(folder, new URL(request.url).pathname) : null
  const body = file === null ? null : await fs.readFile(file).catch(() => null)
  if (file === null || body === null) return new Response(null, { status: 404, headers })
  return new Response(body, { headers: { ...headers, 'content-type': mimeType(file) } })
}
