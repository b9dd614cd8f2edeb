import { StrataError } from '../../shared/contract/errors.ts'

interface Call<T> {
  readonly result: Promise<T>
  readonly controller: AbortController
  users: number
}

/**
 * Lets those that ask for the same at the same time share one call. It is aborted when none of them wants it any more.
 * `shared` tells whether somebody else began it.
 */
export function createSharedCalls<T>(): (
  key: string,
  begin: (signal: AbortSignal) => Promise<T>,
  signal: AbortSignal,
) => Promise<{ readonly value: T; readonly shared: boolean }> {
  const calls = new Map<string, Call<T>>()

  function start(key: string, begin: (signal: AbortSignal) => Promise<T>): Call<T> {
    const controller = new AbortController()
    const result = begin(controller.signal).finally(() => {
      if (calls.get(key)?.result === result) calls.delete(key)
    })
    // Those that wait hear of it; when nobody does, nobody must.
    result.catch(() => undefined)
    const call = { result, controller, users: 0 }
    calls.set(key, call)
    return call
  }

  return async (key, begin, signal) => {
    const under = calls.get(key)
    const shared = under !== undefined
    const call = under ?? start(key, begin)
    call.users += 1
    let leave = (): void => undefined
    const left = new Promise<never>((_, reject) => {
      leave = () => reject(new StrataError('cancelled', 'The work was cancelled.'))
      if (signal.aborted) leave()
      signal.addEventListener('abort', leave, { once: true })
    })
    try {
      return { value: await Promise.race([call.result, left]), shared }
    } finally {
      signal.removeEventListener('abort', leave)
      call.users -= 1
      if (call.users === 0) {
        if (calls.get(key) === call) calls.delete(key)
        call.controller.abort()
      }
    }
  }
}
