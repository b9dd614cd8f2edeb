import type { IncomingMessage } from 'node:http'
import { StrataError } from '../../../shared/contract/errors.ts'

/** The JSON body of a request, at most `limit` bytes of it; an empty body is an empty object. */
export async function readJson(request: IncomingMessage, limit: number): Promise<unknown> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size > limit) throw new StrataError('invalid-input', `The request is larger than ${limit} bytes.`)
    parts.push(part)
  }
  const text = Buffer.concat(parts).toString('utf8')
  if (text.trim() === '') return {}
  try {
    return JSON.parse(text) as unknown
  } catch (cause) {
    throw new StrataError('invalid-input', 'The request is no JSON.', { cause })
  }
}
