import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { call, stream } from '../contract/method.ts'
import { createClient } from './client.ts'
import type { Port } from './port.ts'

const contract = {
  double: call(z.object({ n: z.number() }), z.number()),
  count: stream(z.object({}), z.number()),
} as const

/** The server's end as plain frames. */
function open() {
  const sent: unknown[] = []
  let receive: (message: unknown) => void = () => undefined
  let close: () => void = () => undefined
  const port: Port = {
    send: (message) => void sent.push(message),
    onMessage: (listener) => void (receive = listener),
    onClose: (listener) => void (close = listener),
    close: () => undefined,
  }
  return {
    client: createClient(contract, port),
    sent,
    close: () => close(),
    receive: (message: unknown) => receive(message),
  }
}

describe('createClient', () => {
  it('numbers its calls and matches the answers, whatever their order', async () => {
    const { client, sent, receive } = open()
    const [one, two] = [client.double({ n: 1 }), client.double({ n: 2 })]
    expect(sent).toEqual([
      { type: 'call', id: 1, method: 'double', input: { n: 1 } },
      { type: 'call', id: 2, method: 'double', input: { n: 2 } },
    ])
    receive({ type: 'done', id: 2, value: 4 })
    receive({ type: 'done', id: 1, value: 2 })
    expect(await Promise.all([one, two])).toEqual([2, 4])
  })

  it('keeps events that come faster than they are read', async () => {
    const { client, receive } = open()
    const events = client.count({})[Symbol.asyncIterator]()
    const first = events.next()
    for (const value of [1, 2, 3]) receive({ type: 'next', id: 1, value })
    receive({ type: 'done', id: 1 })
    expect([(await first).value, (await events.next()).value, (await events.next()).value]).toEqual([1, 2, 3])
    expect((await events.next()).done).toBe(true)
  })

  it('cancels once, and only what is still open', async () => {
    const { client, sent, receive } = open()
    const controller = new AbortController()
    const done = client.double({ n: 1 }, { signal: controller.signal })
    receive({ type: 'done', id: 1, value: 2 })
    await done
    controller.abort()
    expect(sent).toHaveLength(1)

    const second = new AbortController()
    const waiting = client.double({ n: 1 }, { signal: second.signal })
    second.abort()
    await expect(waiting).rejects.toMatchObject({ code: 'cancelled' })
    expect(sent.slice(1)).toEqual([
      { type: 'call', id: 2, method: 'double', input: { n: 1 } },
      { type: 'cancel', id: 2 },
    ])
  })

  it('is not confused by frames it did not ask for', async () => {
    const { client, receive } = open()
    const answer = client.double({ n: 1 })
    for (const frame of [null, {}, { type: 'done', id: 99, value: 0 }, { type: 'fail', id: 1, error: { code: 'odd' } }])
      receive(frame)
    receive({ type: 'done', id: 1, value: 2 })
    expect(await answer).toBe(2)
  })

  it('fails what is open, and everything after, when the port closes', async () => {
    const { client, close } = open()
    const answer = client.double({ n: 1 })
    const event = client.count({})[Symbol.asyncIterator]().next()
    close()
    for (const failed of [answer, event, client.double({ n: 1 })]) {
      await expect(failed).rejects.toMatchObject({ code: 'interrupted' })
    }
  })
})
