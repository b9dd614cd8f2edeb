import fs from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { engineContract, type EngineContract } from '../../../shared/contract/engine.ts'
import { StrataError, toWireError } from '../../../shared/contract/errors.ts'
import type { CallOptions, Client } from '../../../shared/contract/method.ts'
import { mimeType } from '../common/mime-type.ts'
import { pageHeaders } from '../common/page-headers.ts'
import { resolveAsset } from '../common/resolve-asset.ts'
import { isAllowedHost } from './allowed-host.ts'
import { isAllowedOrigin } from './allowed-origin.ts'
import { readCookie, sessionCookie } from './cookies.ts'
import { httpStatus } from './http-status.ts'
import { readJson } from './read-json.ts'
import { isSameSecret } from './same-secret.ts'
import { saveUpload } from './save-upload.ts'
import type { Sessions } from './sessions.ts'
import { uploadPath } from './upload-path.ts'
import { tooLarge, type UploadRoom } from './upload-room.ts'

/** What the server knows while it answers. */
export interface Site {
  readonly port: number
  readonly cookie: string
  readonly sessions: Sessions
  readonly engine: Client<EngineContract>
  readonly pageFolder: string
  readonly uploadsDir: string
  readonly room: UploadRoom
  readonly collection: string | null
  readonly log: (thrown: unknown) => void
}

/** Bytes of a call's JSON. */
const LARGEST_CALL = 4 * 1024 * 1024

/** Answers one HTTP request: the page's files, a session for the token, uploads, and calls as `POST /api/<method>`. */
export async function answerRequest(site: Site, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { host = '', origin } = request.headers
  for (const [name, value] of Object.entries(pageHeaders([`ws://${host}`]))) response.setHeader(name, value)
  if (!isAllowedHost(host, site.port)) {
    // The policy above names the host, which this one has no right to.
    response.setHeader('content-security-policy', "default-src 'none'")
    return refuse(request, response, 421)
  }
  try {
    const { pathname } = new URL(request.url ?? '', 'http://127.0.0.1')
    if (request.method === 'GET' || request.method === 'HEAD') {
      if (!isAllowedOrigin(origin, host, false)) return refuse(request, response, 403)
      if (pathname === '/session') return answerSession(site, request, response)
      return await sendAsset(site, pathname, request, response)
    }
    if (request.method !== 'POST') return refuse(request, response, 405)
    // Without an Origin it is no page that asks, but a script: it has to show the token itself.
    const byToken = isSameSecret(bearer(request), site.sessions.token)
    if (!isAllowedOrigin(origin, host, !byToken)) return refuse(request, response, 403)
    if (pathname === '/session') return await beginSession(site, request, response)
    if (!byToken && !hasSession(site, request))
      throw new StrataError('unauthorized', 'This page has no session.', openAgain)
    if (pathname.startsWith('/upload/')) return await takeUpload(site, pathname, request, response)
    if (pathname.startsWith('/api/')) return await answerCall(site, pathname.slice('/api/'.length), request, response)
    refuse(request, response, 404)
  } catch (thrown) {
    const error = toWireError(thrown, site.log)
    sendJson(response, httpStatus[error.code], { error })
    request.resume()
  }
}

const openAgain = { hint: 'Open the address again that Strata printed when it started.' }

const hasSession = ({ sessions, cookie }: Site, request: IncomingMessage): boolean =>
  sessions.has(readCookie(request.headers.cookie, cookie))

const bearer = ({ headers }: IncomingMessage): string | undefined =>
  /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1]

/** Whether the browser has a session already, and the collection it starts on. */
function answerSession(site: Site, request: IncomingMessage, response: ServerResponse): void {
  if (!hasSession(site, request)) throw new StrataError('unauthorized', 'This page has no session.', openAgain)
  sendJson(response, 200, { collection: site.collection })
}

async function beginSession(site: Site, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await readJson(request, 1000)
  const token = typeof body === 'object' && body !== null && 'token' in body ? body.token : undefined
  const id = site.sessions.begin(token)
  if (id === null) throw new StrataError('unauthorized', 'This address is of another start of Strata.', openAgain)
  response.setHeader('set-cookie', sessionCookie(site.cookie, id))
  sendJson(response, 200, { collection: site.collection })
}

async function takeUpload(
  site: Site,
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const target = uploadPath(pathname)
  if (target === null) throw new StrataError('invalid-input', 'The upload names no place it could go to.')
  const { room, uploadsDir } = site
  if (Number(request.headers['content-length'] ?? 0) > room.largestFile) {
    request.resume()
    return sendJson(response, 413, { error: toWireError(tooLarge(room.largestFile)) })
  }
  await saveUpload(request, uploadsDir, target, room)
  sendJson(response, 200, {})
}

type AnyCall = (input: unknown, options: Partial<CallOptions>) => Promise<unknown>

async function answerCall(site: Site, name: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const known = Object.hasOwn(engineContract, name)
  if (!known) throw new StrataError('not-found', `There is no method “${name.slice(0, 100)}”.`)
  const method = name as keyof EngineContract
  if (engineContract[method].kind === 'stream') {
    throw new StrataError('unsupported', `“${method}” answers with events; call it over the WebSocket /engine.`)
  }
  const input = await readJson(request, LARGEST_CALL)
  const controller = new AbortController()
  response.on('close', () => controller.abort())
  sendJson(response, 200, (await (site.engine[method] as AnyCall)(input, { signal: controller.signal })) ?? null)
}

async function sendAsset(
  site: Site,
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const file = resolveAsset(site.pageFolder, pathname)
  const body = file === null ? null : await fs.readFile(file).catch(() => null)
  if (file === null || body === null) return refuse(request, response, 404)
  response.writeHead(200, { 'content-type': mimeType(file), 'content-length': body.length })
  response.end(request.method === 'HEAD' ? undefined : body)
}

function refuse(request: IncomingMessage, response: ServerResponse, status: number): void {
  request.resume()
  response.writeHead(status, { 'content-length': 0 }).end()
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  if (response.headersSent || response.destroyed) return
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(value))
}
