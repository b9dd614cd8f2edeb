import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer, type WebSocket } from 'ws'
import { engineContract, type EngineContract, type Handlers } from '../../../shared/contract/index.ts'
import { createClient, createMemoryPorts, serve } from '../../../shared/rpc/index.ts'
import { answerRequest, type Site } from './answer-request.ts'
import { isAllowedHost } from './allowed-host.ts'
import { isAllowedOrigin } from './allowed-origin.ts'
import { cookieName, readCookie } from './cookies.ts'
import { createSessions } from './sessions.ts'
import { createUploadRoom } from './upload-room.ts'
import { socketPort } from './socket-port.ts'

interface WebOptions {
  readonly handlers: Handlers<EngineContract>
  readonly pageFolder: string
  readonly uploadsDir: string
  /** 0: any free one. */
  readonly port: number
  /** The key of the collection the page starts on. */
  readonly collection: string | null
  readonly log: (thrown: unknown) => void
}

export interface WebHost {
  /** With the token in its fragment, which browsers send to nobody. */
  readonly url: string
  close(): Promise<void>
}

/** Bytes of one WebSocket message: a call with ten thousand paths. */
const LARGEST_FRAME = 48 * 1024 * 1024

/** Serves the page, its calls and its uploads on this machine's own loopback. Throws when the port is taken. */
export async function serveWeb(options: WebOptions): Promise<WebHost> {
  const { handlers, log } = options
  const sessions = createSessions(() => randomBytes(32).toString('hex'))
  const [near, far] = createMemoryPorts()
  serve(engineContract, handlers, far, { log })
  const engine = createClient(engineContract, near)

  const server = createServer({ requestTimeout: 0, headersTimeout: 10_000 })
  const port = await listen(server, options.port)
  const site: Site = { ...options, port, sessions, engine, cookie: cookieName(port), room: createUploadRoom() }
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_FRAME, perMessageDeflate: false })

  server.on(
    'request',
    (request: IncomingMessage, response: ServerResponse) => void answerRequest(site, request, response),
  )
  server.on('upgrade', (request: IncomingMessage, socket, head: Buffer) => {
    // Whoever asks may be gone before the answer is: a reset that nobody listens to would end the server.
    socket.on('error', () => socket.destroy())
    const refused = refusal(site, request)
    if (refused !== null) {
      socket.end(`HTTP/1.1 ${refused}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
      return
    }
    sockets.handleUpgrade(request, socket, head, (accepted: WebSocket) =>
      serve(engineContract, handlers, socketPort(accepted), { log }),
    )
  })

  return {
    url: `http://127.0.0.1:${port}/#token=${sessions.token}`,
    close: () =>
      new Promise((resolve) => {
        near.close()
        for (const socket of sockets.clients) socket.terminate()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** The status line for an upgrade that is refused, or null when it may go on. */
function refusal({ port, sessions, cookie }: Site, { headers, url }: IncomingMessage): string | null {
  const { host } = headers
  if (!isAllowedHost(host, port)) return '421 Misdirected Request'
  if (!isAllowedOrigin(headers.origin, host ?? '', true)) return '403 Forbidden'
  if (!sessions.has(readCookie(headers.cookie, cookie))) return '401 Unauthorized'
  return url === '/engine' ? null : '404 Not Found'
}

function listen(server: ReturnType<typeof createServer>, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      server.off('error', reject)
      resolve((server.address() as AddressInfo).port)
    })
  })
}
