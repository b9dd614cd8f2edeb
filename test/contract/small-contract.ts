import { z } from 'zod'
import { StrataError, call, errorCodes, stream, type Handlers } from '../../shared/contract/index.ts'

const nothing = z.object({})

/** A contract as small as can be that has everything a contract can have. */
export const smallContract = {
  add: call(z.object({ a: z.number(), b: z.number().default(10) }), z.number()),
  echo: call(z.object({ text: z.string() }), z.object({ text: z.string() })),
  fail: call(z.object({ code: z.enum(errorCodes) }), nothing),
  crash: call(nothing, nothing),
  /** Never answers by itself. */
  wait: call(nothing, nothing),
  count: stream(z.object({ to: z.int(), failAt: z.int().optional() }), z.object({ n: z.int() })),
  /** Goes on for ever, as fast as it is heard. */
  tick: stream(nothing, z.object({ n: z.int() })),
  /** How many calls of `wait` and `tick` were told to stop, once there are that many. */
  stopped: call(z.object({ atLeast: z.int() }), z.number()),
} as const
export type SmallContract = typeof smallContract

export function createSmallHandlers(): Handlers<SmallContract> {
  let stopped = 0
  let watchers: { readonly atLeast: number; readonly tell: (stopped: number) => void }[] = []
  const tellWatchers = (): void => {
    const served = watchers.filter(({ atLeast }) => atLeast <= stopped)
    watchers = watchers.filter((watcher) => !served.includes(watcher))
    for (const { tell } of served) tell(stopped)
  }
  const stop = (): void => {
    stopped++
    tellWatchers()
  }
  return {
    add: ({ a, b }) => a + b,
    echo: ({ text }) => ({ text }),
    fail: ({ code }) => {
      throw new StrataError(code, `It failed with ${code}.`, { hint: 'Nothing helps.' })
    },
    crash: () => {
      throw new TypeError('secret/path/of/the/program')
    },
    wait: (_input, { signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          stop()
          reject(signal.reason as Error)
        })
      }),
    async *count({ to, failAt }) {
      for (let n = 1; n <= to; n++) {
        if (n === failAt) throw new StrataError('storage', 'The disk is full.')
        yield { n }
      }
    },
    async *tick(_input, { signal }) {
      try {
        for (let n = 1; !signal.aborted; n++) {
          yield { n }
          await new Promise((resolve) => setImmediate(resolve))
        }
      } finally {
        stop()
      }
    },
    stopped: ({ atLeast }) =>
      new Promise((tell) => {
        watchers = [...watchers, { atLeast, tell }]
        tellWatchers()
      }),
  }
}
