import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { fakeSettings } from '../../../test/fakes/model-fixtures.ts'
import { listModels } from '../list-models.ts'
import { patientFetch } from './patient-fetch.ts'

const servers: Server[] = []

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})

async function serve(handle: Parameters<typeof createServer>[1]): Promise<string> {
  const server = createServer(handle)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('a request arrives as it was made, and its answer comes back', async () => {
  const url = await serve((request, response) => {
    request.setEncoding('utf8').once('data', (body: string) => {
      response.writeHead(201, { 'content-type': 'text/plain', 'set-cookie': ['a=1', 'b=2'] })
      response.end(`${request.method} ${request.url} ${request.headers['x-own']} ${body}`)
    })
  })
  const response = await patientFetch(`${url}/path?a=b`, {
    method: 'POST',
    body: 'gâteau',
    headers: { 'X-Own': 'yes' },
  })
  expect(response.status).toBe(201)
  expect(response.headers.get('content-type')).toBe('text/plain')
  expect(await response.text()).toBe('POST /path?a=b yes gâteau')
})

test('a signal ends a request, before its answer and within it', async () => {
  const url = await serve((_, response) => void response.writeHead(200).write('begun'))
  const stop = new AbortController()
  const response = await patientFetch(url, { signal: stop.signal })
  const reading = response.text()
  stop.abort()
  await expect(reading).rejects.toThrow(/abort/)
  await expect(patientFetch(url, { signal: stop.signal })).rejects.toThrow(/abort/)
})

test('a key follows no redirect; where it leads is said', async () => {
  let asked = 0
  const other = await serve((_, response) => {
    asked += 1
    response.end()
  })
  const url = await serve((_, response) => void response.writeHead(308, { location: `${other}/v1/models` }).end())
  const { signal } = new AbortController()
  await expect(listModels(fakeSettings(`${url}/v1`), 'sk-0123456789', signal)).rejects.toMatchObject({
    message: `The endpoint at ${new URL(url).host} sends requests elsewhere.`,
    hint: `Check the base URL: it may have to begin with ${other}.`,
  })
  expect(asked).toBe(0)
})
