import fs from 'node:fs'
import http from 'node:http'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { engineContract } from '../../../shared/contract/index.ts'
import { createClient } from '../../../shared/rpc/index.ts'
import { createEngine, type Engine } from '../../api/create-engine.ts'
import { serveWeb, type WebHost } from './serve-web.ts'
import { socketPort } from './socket-port.ts'

let folder: string
let engine: Engine
let host: WebHost
let origin: string
let authority: string
let token: string

const at = (...parts: string[]): string => path.join(folder, ...parts)

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'strata-web-'))
  fs.mkdirSync(at('page'))
  fs.writeFileSync(at('page', 'index.html'), '<!doctype html><title>Strata</title>')
  fs.writeFileSync(at('secret.txt'), 'not for the page')
  const log = (): void => undefined
  engine = createEngine({
    dataDir: at('data'),
    samplePath: at('sample'),
    promptsPath: at('prompts'),
    workerPath: at('worker.js'),
    licencesPath: at('licences.json'),
    logPath: at('strata.log'),
    version: '9.9.9',
    now: Date.now,
    log,
    allowedRoot: null,
    uploadsDir: at('uploads'),
  })
  const { handlers } = engine
  host = await serveWeb({
    handlers,
    pageFolder: at('page'),
    uploadsDir: at('uploads'),
    port: 0,
    collection: 'abc',
    log,
  })
  const url = new URL(host.url)
  origin = url.origin
  authority = url.host
  token = url.hash.slice('#token='.length)
})
afterAll(async () => {
  await host.close()
  await engine.close()
  fs.rmSync(folder, { recursive: true })
})

interface Answer {
  readonly status: number
  readonly headers: http.IncomingHttpHeaders
  readonly body: string
}

/** A raw request: `fetch` does not let a caller choose Host, Origin or an address with dots in it. */
function ask(method: string, address: string, headers: http.OutgoingHttpHeaders = {}, body = ''): Promise<Answer> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const request = http.request({ hostname, port, method, path: address, headers, agent: false }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts).toString() }),
      )
    })
    request.on('error', reject)
    request.end(body)
  })
}

async function openSession(): Promise<string> {
  const { headers } = await ask('POST', '/session', { origin }, JSON.stringify({ token }))
  return headers['set-cookie']?.[0]?.split(';')[0] ?? ''
}

describe('the page', () => {
  it('is served with its policy, and may talk to this server alone', async () => {
    const { status, headers, body } = await ask('GET', '/')
    expect(status).toBe(200)
    expect(body).toContain('Strata')
    expect(headers['content-security-policy']).toContain(`connect-src 'self' ws://${authority};`)
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' })
  })
  it.each(['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/none.js'])(
    'has nothing at %s',
    async (address) => {
      expect(await ask('GET', address)).toMatchObject({ status: 404, body: '' })
    },
  )
  it.each(['evil.example', 'evil.example:80', '127.0.0.1', '127.0.0.1:1'])('is not given to Host %s', async (name) => {
    expect(await ask('GET', '/', { host: name })).toMatchObject({ status: 421, body: '' })
  })
  it('is not given to another origin', async () => {
    expect(await ask('GET', '/', { origin: 'https://evil.example' })).toMatchObject({ status: 403, body: '' })
  })
  it.each(['PUT', 'DELETE', 'OPTIONS', 'PATCH'])('takes no %s', async (method) => {
    expect((await ask(method, '/', { origin })).status).toBe(405)
  })
})

describe('the session', () => {
  it('begins with the token and says what to open', async () => {
    const { status, headers, body } = await ask('POST', '/session', { origin }, JSON.stringify({ token }))
    expect(status).toBe(200)
    expect(JSON.parse(body)).toEqual({ collection: 'abc' })
    expect(headers['set-cookie']?.[0]).toMatch(/^strata-\d+=[0-9a-f]{64}; Path=\/; HttpOnly; SameSite=Strict$/)
    expect(headers['set-cookie']?.[0]).not.toContain(token)
  })
  it.each(['{}', '{"token":""}', '{"token":"00"}', '{"token":1}', 'null', 'no json'])(
    'does not begin with %s',
    async (body) => {
      const { status, headers } = await ask('POST', '/session', { origin }, body)
      expect([400, 401]).toContain(status)
      expect(headers['set-cookie']).toBeUndefined()
    },
  )
  it.each([{ origin: 'https://evil.example' }, {}, { origin: 'null' }])('does not begin for %j', async (headers) => {
    expect((await ask('POST', '/session', headers, JSON.stringify({ token }))).status).toBe(403)
  })
})

describe('calls', () => {
  it('are answered within a session', async () => {
    const { status, body } = await ask('POST', '/api/app.about', { origin, cookie: await openSession() })
    expect(status).toBe(200)
    expect(JSON.parse(body)).toMatchObject({ version: '9.9.9' })
  })
  it('are answered to a script that shows the token', async () => {
    const headers = { authorization: `Bearer ${token}` }
    expect((await ask('POST', '/api/collections.list', headers)).body).toBe('[]')
  })
  it('are refused without a session', async () => {
    for (const cookie of ['', `strata-1=${token}`]) {
      const { status, body } = await ask('POST', '/api/app.about', { origin, cookie })
      expect(status).toBe(401)
      expect(JSON.parse(body)).toMatchObject({ error: { code: 'unauthorized' } })
    }
  })
  it('are refused to other origins even within a session', async () => {
    const cookie = await openSession()
    for (const headers of [
      { cookie },
      { cookie, origin: 'https://evil.example' },
      { cookie, origin: 'http://localhost:1' },
    ]) {
      expect((await ask('POST', '/api/app.about', headers)).status).toBe(403)
    }
  })
  it.each([
    ['/api/none', 404, 'not-found'],
    ['/api/toString', 404, 'not-found'],
    ['/api/collection.status', 400, 'invalid-input'],
    ['/api/ask', 501, 'unsupported'],
  ])('fail at %s with %i', async (address, status, code) => {
    const answer = await ask('POST', address, { authorization: `Bearer ${token}` }, '{}')
    expect(answer.status).toBe(status)
    expect(JSON.parse(answer.body)).toMatchObject({ error: { code } })
  })
  it('open no path where there is no root', async () => {
    const body = JSON.stringify({ path: at('secret.txt') })
    const answer = await ask('POST', '/api/collections.open', { authorization: `Bearer ${token}` }, body)
    expect(answer.status).toBe(401)
  })
})

describe('uploads', () => {
  it('land in their batch', async () => {
    const headers = { origin, cookie: await openSession() }
    expect((await ask('POST', '/upload/a1b2c3d4/letters/l%C3%A9.txt', headers, 'Dear Silas')).status).toBe(200)
    expect(fs.readFileSync(at('uploads', 'a1b2c3d4', 'letters', 'lé.txt'), 'utf8')).toBe('Dear Silas')
  })
  it('lead nowhere else', async () => {
    const headers = { origin, cookie: await openSession() }
    for (const address of [
      '/upload/a1b2c3d4/..%2f..%2f..%2fout.txt',
      '/upload/..%2f..%2f/out.txt',
      '/upload/a1b2c3d4/%2fout.txt',
    ]) {
      expect((await ask('POST', address, headers, 'x')).status).toBe(400)
    }
    expect(fs.existsSync(at('out.txt'))).toBe(false)
  })
  it('are refused without a session', async () => {
    expect((await ask('POST', '/upload/a1b2c3d4/b.txt', { origin }, 'x')).status).toBe(401)
    expect(fs.existsSync(at('uploads', 'a1b2c3d4', 'b.txt'))).toBe(false)
  })
  it('are refused before they are sent when they are too large', async () => {
    const headers = { origin, cookie: await openSession(), 'content-length': 300 * 1024 * 1024 }
    const { hostname, port } = new URL(origin)
    const refused = await new Promise((resolve, reject) => {
      const request = http.request({ hostname, port, method: 'POST', path: '/upload/a1b2c3d4/c.txt', headers })
      request.on('response', (response) => {
        response.once('data', (body: Buffer) => {
          resolve([response.statusCode, JSON.parse(body.toString())])
          request.destroy()
        })
      })
      request.on('error', reject)
      request.flushHeaders()
    })
    expect(refused).toMatchObject([413, { error: { message: 'The file is larger than 200 MB.' } }])
  })
})

describe('the WebSocket', () => {
  const connect = (headers: http.OutgoingHttpHeaders, address = '/engine'): WebSocket =>
    new WebSocket(`ws://${authority}${address}`, { headers })
  const statusOf = (socket: WebSocket): Promise<number | string> =>
    new Promise((resolve) => {
      socket.on('unexpected-response', (_request, response) => {
        resolve(response.statusCode ?? 0)
        socket.terminate()
      })
      socket.on('open', () => {
        resolve('open')
        socket.terminate()
      })
      socket.on('error', () => undefined)
    })

  it('carries the contract within a session', async () => {
    const socket = connect({ origin, cookie: await openSession() })
    await new Promise((resolve) => socket.once('open', resolve))
    const client = createClient(engineContract, socketPort(socket))
    expect(await client['app.about']({})).toMatchObject({ version: '9.9.9' })
    socket.close()
  })

  it('outlives whoever resets the connection when it is refused', async () => {
    const { hostname, port } = new URL(origin)
    const refuseAndReset = (): Promise<void> =>
      new Promise((resolve) => {
        const socket = net.connect(Number(port), hostname, () => {
          socket.write(
            `GET /engine HTTP/1.1\r\nHost: ${authority}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
            () => socket.resetAndDestroy(),
          )
        })
        socket.on('error', () => undefined)
        socket.on('close', () => resolve())
      })
    for (let round = 0; round < 40; round++) await Promise.all(Array.from({ length: 10 }, refuseAndReset))
    expect((await ask('GET', '/')).status).toBe(200)
  })

  it('opens to nobody else', async () => {
    const cookie = await openSession()
    expect(await statusOf(connect({ origin, cookie }))).toBe('open')
    expect(await statusOf(connect({ origin }))).toBe(401)
    expect(await statusOf(connect({ origin, cookie: `strata-1=${token}` }))).toBe(401)
    expect(await statusOf(connect({ cookie }))).toBe(403)
    expect(await statusOf(connect({ origin: 'https://evil.example', cookie }))).toBe(403)
    expect(await statusOf(connect({ origin, cookie, host: 'evil.example' }))).toBe(421)
    expect(await statusOf(connect({ origin, cookie }, '/other'))).toBe(404)
  })
})

it('listens on the loopback address alone, at a port of its own', async () => {
  expect(host.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/#token=[0-9a-f]{64}$/)
  const taken = Number(new URL(origin).port)
  const { handlers } = engine
  const second = serveWeb({
    handlers,
    pageFolder: folder,
    uploadsDir: folder,
    port: taken,
    collection: null,
    log: () => undefined,
  })
  await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' })
})
