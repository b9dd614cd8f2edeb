import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { Readable } from 'node:stream'

const agents = { 'http:': new HttpAgent({ keepAlive: true }), 'https:': new HttpsAgent({ keepAlive: true }) }

/** Bytes of an answer that are taken; no reply and no list of vectors comes near. */
const longest = 64 * 1024 * 1024

async function* bounded(incoming: IncomingMessage): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const part of incoming as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes > longest) throw new Error('The answer is too long.')
    yield part
  }
}

/**
 * `fetch` without limits of its own: Node's gives up after five minutes without a byte, in which a model on one's own
 * machine may still be reading. Follows no redirect, so that a key goes nowhere else. Takes text as a body.
 */
export const patientFetch: typeof fetch = async (input, init = {}) => {
  const url = new URL(input instanceof Request ? input.url : input)
  const secure = url.protocol === 'https:'
  const headers = Object.fromEntries(new Headers(init.headers))
  const body = typeof init.body === 'string' ? init.body : undefined
  const incoming = await new Promise<IncomingMessage>((resolve, reject) => {
    const request = (secure ? httpsRequest : httpRequest)(url, {
      method: init.method ?? 'GET',
      agent: secure ? agents['https:'] : agents['http:'],
      headers: body === undefined ? headers : { ...headers, 'content-length': Buffer.byteLength(body) },
      ...(init.signal ? { signal: init.signal } : {}),
    })
    request.once('response', resolve)
    request.once('error', reject)
    request.end(body)
  })
  const status = incoming.statusCode ?? 0
  const hasBody = status !== 204 && status !== 304 && init.method !== 'HEAD'
  return new Response(
    hasBody ? (Readable.toWeb(Readable.from(bounded(incoming))) as ReadableStream<Uint8Array>) : null,
    {
      status,
      statusText: incoming.statusMessage ?? '',
      headers: Object.entries(incoming.headers).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value] as [string, string]],
      ),
    },
  )
}
