import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { errorCodes, type Client } from '../../shared/contract/index.ts'
import { createClient } from '../../shared/rpc/index.ts'
import { smallContract, type SmallContract } from './small-contract.ts'
import { transports, type Lines } from './transports.ts'

describe.each(transports)('the contract over %s', (_name, open) => {
  let lines: Lines
  let client: Client<SmallContract>
  /** On another line: sees what became of calls whose own line was cut. */
  let observer: Client<SmallContract>

  beforeEach(async () => {
    lines = await open()
    client = createClient(smallContract, lines.first)
    observer = createClient(smallContract, lines.second)
  })
  afterEach(() => lines.close())

  it('answers a call, with defaults filled in', async () => {
    expect(await client.add({ a: 1, b: 2 })).toBe(3)
    expect(await client.add({ a: 1 })).toBe(11)
  })

  it('carries any text unharmed', async () => {
    const text = 'Größe \u0000 \ud83e\udea8 \u2028 "\\'
    expect(await client.echo({ text })).toEqual({ text })
  })

  it('keeps many calls at once apart', async () => {
    const sums = Array.from({ length: 200 }, (_, a) => client.add({ a, b: a }))
    expect(await Promise.all(sums)).toEqual(Array.from({ length: 200 }, (_, a) => 2 * a))
  })

  it('streams every event in order and then ends', async () => {
    const seen: number[] = []
    for await (const { n } of client.count({ to: 500 })) seen.push(n)
    expect(seen).toEqual(Array.from({ length: 500 }, (_, i) => i + 1))
  })

  it('gives the events before a failure, then the failure', async () => {
    const seen: number[] = []
    const reading = (async () => {
      for await (const { n } of client.count({ to: 5, failAt: 3 })) seen.push(n)
    })()
    await expect(reading).rejects.toMatchObject({ code: 'storage', message: 'The disk is full.' })
    expect(seen).toEqual([1, 2])
  })

  it.each(errorCodes)('carries the error code %s with its sentence and hint', async (code) => {
    await expect(client.fail({ code })).rejects.toMatchObject({
      name: 'StrataError',
      code,
      message: `It failed with ${code}.`,
      hint: 'Nothing helps.',
    })
  })

  it('tells nothing of an unexpected error', async () => {
    const failure = await client.crash({}).catch((thrown: unknown) => thrown)
    expect(failure).toMatchObject({ code: 'internal' })
    expect(String(failure)).not.toContain('secret')
  })

  it('refuses input that the method does not take, and says where', async () => {
    const wrong = client.add as unknown as (input: unknown) => Promise<number>
    await expect(wrong({ a: 'one' })).rejects.toMatchObject({
      code: 'invalid-input',
      message: expect.stringContaining('at a'),
    })
    await expect(wrong(undefined)).rejects.toMatchObject({ code: 'invalid-input' })
    const wrongStream = client.count as unknown as (input: unknown) => AsyncIterable<unknown>
    const first = wrongStream({})[Symbol.asyncIterator]().next()
    await expect(first).rejects.toMatchObject({ code: 'invalid-input' })
  })

  it('knows no method that is not in the contract', async () => {
    const other = createClient(
      { ...smallContract, toString: smallContract.crash, missing: smallContract.crash },
      lines.first,
    )
    await expect(other.missing({})).rejects.toMatchObject({ code: 'not-found' })
    await expect(other.toString({})).rejects.toMatchObject({ code: 'not-found' })
  })

  it('cancels a call: the caller hears at once, the handler is told to stop', async () => {
    const controller = new AbortController()
    const waiting = client.wait({}, { signal: controller.signal })
    controller.abort()
    await expect(waiting).rejects.toMatchObject({ code: 'cancelled' })
    expect(await client.stopped({ atLeast: 1 })).toBe(1)
  })

  it('does not begin a call that was cancelled before', async () => {
    await expect(client.wait({}, { signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'cancelled' })
    expect(await client.stopped({ atLeast: 0 })).toBe(0)
  })

  it('stops a stream that nobody reads any more', async () => {
    for await (const { n } of client.tick({})) if (n === 3) break
    expect(await client.stopped({ atLeast: 1 })).toBe(1)
  })

  it('stops a stream whose signal fires', async () => {
    const controller = new AbortController()
    const reading = (async () => {
      for await (const { n } of client.tick({}, { signal: controller.signal })) if (n === 3) controller.abort()
    })()
    await expect(reading).rejects.toMatchObject({ code: 'cancelled' })
    expect(await client.stopped({ atLeast: 1 })).toBe(1)
  })

  it('fails open calls when the line is cut, and tells their handlers to stop', async () => {
    const waiting = client.wait({})
    const reading = (async () => {
      for await (const { n } of client.tick({})) if (n === 2) lines.first.close()
    })()
    await expect(reading).rejects.toMatchObject({ code: 'interrupted' })
    await expect(waiting).rejects.toMatchObject({ code: 'interrupted' })
    await expect(client.add({ a: 1 })).rejects.toMatchObject({ code: 'interrupted' })
    expect(await observer.stopped({ atLeast: 2 })).toBe(2)
    expect(await observer.add({ a: 1 })).toBe(11)
  })

  it('goes on after frames that are none', async () => {
    for (const frame of [
      null,
      1,
      'x',
      {},
      [],
      { type: 'call' },
      { type: 'call', id: -1, method: 'add' },
      { type: 'cancel', id: 99 },
    ]) {
      lines.first.send(frame)
    }
    expect(await client.add({ a: 1 })).toBe(11)
  })
})
