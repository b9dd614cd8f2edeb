import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { call, stream } from '../contract/method.ts'
import type { Port } from './port.ts'
import { serve } from './server.ts'

const contract = {
  double: call(z.object({ n: z.number() }), z.number()),
  wrong: call(z.object({}), z.number()),
  hold: call(z.object({}), z.number()),
  wrongEvents: stream(z.object({}), z.number()),
} as const

/** The client's end as plain frames. */
function open(checkOutputs: boolean) {
  const sent: unknown[] = []
  let receive: (message: unknown) => void = () => undefined
  let close: () => void = () => undefined
  const port: Port = {
    send: (message) => void sent.push(message),
    onMessage: (listener) => void (receive = listener),
    onClose: (listener) => void (close = listener),
    close: () => undefined,
  }
  const log = vi.fn()
  const held: ((value: number) => void)[] = []
  const signals: AbortSignal[] = []
  serve(
    contract,
    {
      double: ({ n }) => 2 * n,
      wrong: () => 'no number' as unknown as number,
      hold: (_input, { signal }) => {
        signals.push(signal)
        return new Promise((resolve) => held.push(resolve))
      },
      async *wrongEvents() {
        yield 'no number' as unknown as number
      },
    },
    port,
    { log, checkOutputs },
  )
  return { sent, log, held, signals, close: () => close(), receive: (message: unknown) => receive(message) }
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

describe('serve', () => {
  it('answers with the number of the call', async () => {
    const { receive, sent } = open(false)
    receive({ type: 'call', id: 7, method: 'double', input: { n: 4 } })
    await settled()
    expect(sent).toEqual([{ type: 'done', id: 7, value: 8 }])
  })

  it.each(['wrong', 'wrongEvents'])('finds an output that breaks the contract when it checks (%s)', async (method) => {
    const { receive, sent, log } = open(true)
    receive({ type: 'call', id: 1, method, input: {} })
    await settled()
    expect(sent).toMatchObject([{ type: 'fail', id: 1, error: { code: 'internal' } }])
    expect(log).toHaveBeenCalledOnce()
  })

  it('ignores a second call with the number of one that runs', async () => {
    const { receive, sent, held } = open(false)
    receive({ type: 'call', id: 1, method: 'hold', input: {} })
    receive({ type: 'call', id: 1, method: 'double', input: { n: 1 } })
    await settled()
    expect(sent).toEqual([])
    held[0]?.(5)
    await settled()
    expect(sent).toEqual([{ type: 'done', id: 1, value: 5 }])
  })

  it('aborts what runs when the port closes, and sends nothing after', async () => {
    const { receive, sent, held, signals, close } = open(false)
    receive({ type: 'call', id: 1, method: 'hold', input: {} })
    await settled()
    close()
    expect(signals[0]?.aborted).toBe(true)
    held[0]?.(5)
    await settled()
    expect(sent).toEqual([])
  })

  it('does not log what is wrong with a caller', async () => {
    const { receive, log } = open(false)
    receive({ type: 'call', id: 1, method: 'double', input: { n: 'four' } })
    receive({ type: 'call', id: 2, method: 'none', input: {} })
    await settled()
    expect(log).not.toHaveBeenCalled()
  })
})
